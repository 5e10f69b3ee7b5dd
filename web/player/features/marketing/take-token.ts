/** What the link of a message carries, which no server and no Referer ever sees; empty for a bare address. */
export const takeToken = (): string => location.hash.slice(1, 65) || '-'
