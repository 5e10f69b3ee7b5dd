/** Draws of a shared table from seeds that never change, and its returns against what it publishes. */
import { expect } from 'vitest'
import { openStream } from '../../kernel/fair/stream.ts'
import type { TableGame } from '../../kernel/tables/table-game.ts'

const SEEDS = {
  serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00',
  clientSeed: 'thai-player-1',
  nonce: 7,
}

export const streamOf = (tag: string, nonce = SEEDS.nonce) => openStream({ ...SEEDS, nonce, tag })

/** The published figure of each spot beside the counted one. */
export function expectPublished<Outcome>(game: TableGame<Outcome>, returns: Map<string, number>): void {
  const published = new Map(game.spots.map(({ code, rtp }) => [code, rtp]))
  for (const [code, value] of returns) expect([code, value.toFixed(6)]).toEqual([code, published.get(code)])
}
