/** More games of ACME than the demo has, for tests that need a vendor with a long list. */
import { catalogueKey, offerGames } from '../../modules/catalogue/index.ts'
import type { TestServer } from './server.ts'

const FIRST = 4

/** Lists ACME-4 and those after it, so that the vendor has `count` games in all. */
export async function addAcmeGames({ process }: TestServer, count: number): Promise<void> {
  await offerGames(process.database, 'ACME', Array.from({ length: count - FIRST + 1 }, (_, index) => ({
    nodeId: 2000 + FIRST + index, vendor: 'ACME', gameCode: `ACME-${FIRST + index}`, gameType: 'RNG' as const, gameClassify: 'AC',
    names: { TH: `เกมที่ ${FIRST + index}`, EN: `Game number ${FIRST + index}` }, iconUrl: '/art/poster-acme-1.svg',
    isFreePlayable: true, rtp: '0.970000', isHot: false, isNew: false, position: 200 + index,
  })))
  await process.services.use(catalogueKey).load()
}
