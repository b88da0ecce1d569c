/** The form of a newsletter whose addresses the site's own service takes: a subscription is stored under this name. */
export const newsletterForm = 'newsletter'
