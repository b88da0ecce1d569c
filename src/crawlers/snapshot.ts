/** Scripts that run: the loader, and the data for the app. Neither holds `</script`; structured data stays. */
const scripts = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g

/** Pictures that wait for a script, as `src/ui/picture.tsx` writes them. */
const waiting = /(<span data-lazy=")waiting("[^>]*>)<noscript>([\s\S]*?)<\/noscript>/g

/**
 * The page as crawlers get it: the same text, links, head and structured data, without scripts, and with its pictures in
 * place. Its canonical link leads to the page, so it asks nobody to leave it out: the page that shows it would be left
 * out as well.
 */
export const snapshotOf = (html: string): string => html.replace(scripts, '').replace(waiting, '$1done$2$3')
