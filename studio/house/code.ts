/** What the studio is called among the vendors. Nobody else writes this name: they ask what a vendor is. */
export const studioCode = 'STUDIO'
