/** Round ids are UUIDs; anything else is unknown without asking the database. */
export const isRoundId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
