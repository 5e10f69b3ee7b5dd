/**
 * BLACKJACK with an infinite deck (domain/studio-games.md §3.4): the figures of its help page, its limits and
 * the basic strategy. The test beside it proves the return and every letter of the strategy.
 */
export const sheet = {
  gameCode: 'BLACKJACK',
  /** Every card is int(52), drawn with replacement. */
  tag: 'bj',
  mathVersion: '1',
  /** With perfect play, of the first stake. */
  rtp: '0.994296',
  insuranceRtp: '0.923077',
  leastBet: 500,
  mostBet: 5_000_000,
} as const

/**
 * Hard totals from 5 to 17; higher ones stand. H hit, S stand, D double (otherwise hit; soft 18: otherwise
 * stand), a letter for each card of the dealer: 2 to 10, ace.
 */
export const hardMoves: Readonly<Record<number, string>> = {
  5: 'HHHHHHHHHH',
  6: 'HHHHHHHHHH',
  7: 'HHHHHHHHHH',
  8: 'HHHHHHHHHH',
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
  17: 'SSSSSSSSSS',
}

/** Soft totals from 13 to 19; higher ones stand. */
export const softMoves: Readonly<Record<number, string>> = {
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SDDDDSSHHH',
  19: 'SSSSSSSSSS',
}

/** By the value of the two cards, 11 the ace: P if it is split; otherwise the pair plays as its total. */
export const splitMoves: Readonly<Record<number, string>> = {
  2: 'PPPPPP----',
  3: 'PPPPPP----',
  4: '---PP-----',
  5: '----------',
  6: 'PPPPP-----',
  7: 'PPPPPP----',
  8: 'PPPPPPPPPP',
  9: 'PPPPP-PP--',
  10: '----------',
  11: 'PPPPPPPPPP',
}
