/** What a hand of Pok Deng can multiply the stake by (domain/studio-games.md §3.3), the least first. */
export const DENG: readonly number[] = [1, 2, 3, 5]
