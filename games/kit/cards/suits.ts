/**
 * The four suits as the product draws them (look.md §7), on a field of 24 by 24. Order of the cards' numbers:
 * clubs, diamonds, hearts, spades.
 */
export const suitPaths: readonly string[] = [
  'M12 2.500A4.600 4.600 0 0 1 15.500 10.200A4.700 4.700 0 1 1 13.300 16.800C13.400 19 14.300 21 16 22H8C9.700 21 10.600 19 10.700 16.800A4.700 4.700 0 1 1 8.500 10.200A4.600 4.600 0 0 1 12 2.500Z',
  'M12 2C14 6.500 17 9.700 20 12C17 14.300 14 17.500 12 22C10 17.500 7 14.300 4 12C7 9.700 10 6.500 12 2Z',
  'M12 21.500C10 17.500 2.500 13.500 2.500 8.500C2.500 5 5 3 7.500 3C9.800 3 11.300 4.500 12 6.500C12.700 4.500 14.200 3 16.500 3C19 3 21.500 5 21.500 8.500C21.500 13.500 14 17.500 12 21.500Z',
  'M12 2.500C13 6 21 10 21 15.200C21 19 16.500 20.400 13.400 17.600C13.500 19.600 14.300 21 16 22H8C9.700 21 10.500 19.600 10.600 17.600C7.500 20.400 3 19 3 15.200C3 10 11 6 12 2.500Z',
]

const rankSigns = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** Number of a card from 0 to 51: rank = floor(card ÷ 4), suit = card mod 4 (domain/studio-games.md §1.2). */
export const rankOf = (card: number): number => Math.floor(card / 4)
export const suitOf = (card: number): number => card % 4
export const rankSign = (card: number): string => rankSigns[rankOf(card)]!
export const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2
