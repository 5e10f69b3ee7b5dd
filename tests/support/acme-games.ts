/** More games than the demo has, for tests that need a long list. */
import { catalogueKey, offerGames } from '../../modules/catalogue/index.ts'
import type { TestServer } from './server.ts'

const FIRST = 4

/** Lists ACME-4 and those after it, so that the vendor has `count` games in all. */
export async function addAcmeGames({ process }: TestServer, count: number): Promise<void> {
  await offerGames(
    process.database,
    'ACME',
    Array.from({ length: count - FIRST + 1 }, (_, index) => slot('ACME', FIRST + index)),
  )
  await process.services.use(catalogueKey).load()
}

/** Lists more slots of the studio, which appear in the lobby of all slots. */
export async function addStudioSlots({ process }: TestServer, count: number): Promise<void> {
  await offerGames(
    process.database,
    'STUDIO',
    Array.from({ length: count }, (_, index) => slot('STUDIO', 100 + index)),
  )
  await process.services.use(catalogueKey).load()
}

function slot(vendor: string, number: number) {
  return {
    nodeId: 2000 + number,
    vendor,
    gameCode: `${vendor}-${number}`,
    gameType: 'RNG' as const,
    gameClassify: 'AC',
    names: { TH: `เกมที่ ${number}`, EN: `Game number ${number}` },
    iconUrl: '/art/poster-acme-1.svg',
    isFreePlayable: true,
    rtp: '0.970000',
    isHot: false,
    isNew: false,
    position: 200 + number,
  }
}
