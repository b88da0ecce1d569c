/** The event with which the bar above the studio of a workspace asks to bring its files up to date. */
export const updateEvent = 'marquee:update'

/** The event with which the bar leads to a page or a block: its detail is an address of the studio. */
export const goEvent = 'marquee:go'

/** Whether this is the studio of a team's workspace: there the server of the team publishes, not the person at the studio. */
export const isInWorkspace = (): boolean => document.querySelector('meta[name=studio-workspace]') !== null
