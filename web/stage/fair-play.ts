/** What every game offers of its fairness: the seeds of the member, and the page that checks a round. */
import { readSeeds } from '../../contract/vendor/studio/read-seeds.ts'
import { rotateSeeds } from '../../contract/vendor/studio/rotate-seeds.ts'
import type { Launch } from './launch.ts'
import type { Studio } from './studio.ts'

/** The verify page belongs to the lobby; it opens beside the game, which continues. */
export const verifyUrlOf =
  (launch: Launch) =>
  (roundId: string): string =>
    new URL(`/verify?round=${encodeURIComponent(roundId)}`, launch.lobby?.origin ?? location.origin).href

/** The seeds, read and changed; `refused` makes of a refusal what the page shows. */
export const seedsOf = (studio: Studio, refused: (error: unknown) => never) => ({
  read: () => studio.call(readSeeds).catch(refused),
  rotate: (clientSeed: string | undefined) =>
    studio.call(rotateSeeds, { body: clientSeed === undefined ? {} : { clientSeed } }).catch(refused),
})
