/**
 * Cards as every game knows them (domain/studio-games.md §1.2): a card is 0..51, its rank floor(card / 4)
 * from 0 ace to 12 king, its suit card mod 4 in the order clubs, diamonds, hearts, spades.
 */
import type { FairStream } from '../fair/stream.ts'

export const DECK = 52
const SHOE_DECKS = 8

/** 0 ace, 1 two … 9 ten, 10 jack, 11 queen, 12 king. */
export const rankOf = (card: number): number => Math.floor(card / 4)
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitOf = (card: number): number => card % 4
/** Ace 1, two to nine their pips, ten and the face cards 0: baccarat and Pok Deng. */
export const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)
/** The last digit of the sum of the cards' points. */
export const totalOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** A shuffled deck (tag `deck52`), dealt from its first place on. */
export function shuffledDeck(stream: FairStream): number[] {
  return stream.shuffle(Array.from({ length: DECK }, (_, card) => card))
}

/**
 * A fresh shoe of eight decks (tag `shoe8`): each call deals one card without saying from which of the eight
 * decks it is.
 */
export function openShoe(stream: Pick<FairStream, 'shoe'>): () => number {
  const deal = stream.shoe(SHOE_DECKS * DECK)
  return () => deal() % DECK
}
