import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acmeGames } from '../../../../demo/acme/locales/games.ts'
import { lotteryDraft, lotteryVendors } from '../../../../server/products/lottery/drafts.ts'
import { sportDraft, sportVendors } from '../../../../server/products/sportsbook/drafts.ts'
import { floorDrafts, slotDrafts as studioGames } from '../../../../server/studio-games/drafts.ts'
import { offerGames } from '../../index.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

interface Game {
  nodeId: number
  gameCode: string
  displayName: string
  vassalage: string
  isHot: number
  isNew: number
  freeplay: number
  supportPlay: number
  iconUrl: string
  gameClassify: string
  rtp: string
  status: string
}
interface Games {
  games: Game[]
  totalPages: number
  totalCount: number
  pageNo: number
}

const slots = studioGames.length
const lotteries = lotteryVendors.flatMap((vendor) => lotteryDraft(vendor).games)
const sports = sportVendors.flatMap((vendor) => sportDraft(vendor).games)
const total = slots + floorDrafts.length + lotteries.length + sports.length
const productNames = {
  TCG_SPORT: 'Sala Sports',
  TCG_ESPORT: 'Sala E-sports',
  ELOTT: 'E-lottery',
  LOTT: 'Daily lotteries',
  TCG_SEA: 'South East Asian lotteries',
  TCG_LOTTO_VN: 'Vietnamese lottery',
}
const floorOf = (gameType: string) => floorDrafts.filter((game) => game.gameType === gameType)
const studioCodes = studioGames.map((game) => game.gameCode)

let server: TestServer
let visitor: TestClient
beforeAll(async () => {
  server = await startServer()
  visitor = server.client()
})
afterAll(() => server.close())

const list = async (query = '') =>
  (await visitor.get<Games>(`/api/wps/relay/GCSGAME_gameList?clientType=3&platform=html5-desktop${query}`))
    .value
const codes = async (query: string) => (await list(query)).games.map((game) => game.gameCode)

describe('the list of games', () => {
  it('comes in pages, in the merchant’s order', async () => {
    const first = await list('&gameType=RNG&pageSize=20')
    expect(first).toMatchObject({ totalPages: Math.ceil(slots / 20), totalCount: slots, pageNo: 1 })
    expect(first.games.map((game) => game.gameCode)).toEqual(studioCodes.slice(0, 20))
    expect((await list('&gameType=RNG&pageSize=20&pageNo=2')).games).toHaveLength(slots - 20)
    expect(await list('&gameType=RNG&pageSize=20&pageNo=3')).toMatchObject({
      games: [],
      totalPages: Math.ceil(slots / 20),
    })
  })

  it('has the fields of the specification', async () => {
    const { games } = await list('&gameName=siamgold20')
    expect(games[0]).toEqual({
      nodeId: 1001,
      gameType: 'RNG',
      gameId: 'SIAMGOLD20',
      gameCode: 'SIAMGOLD20',
      gameName: 'Siam Gold Elephant',
      displayName: 'Siam Gold Elephant',
      iconUrl: '/art/poster-elephant.svg',
      lagerIcon: '/art/poster-elephant.svg',
      showIcon: 1,
      vassalage: 'STUDIO',
      vendorName: 'Sala Studio',
      gameClassify: 'SL',
      isGame: 'GAME',
      isHot: 1,
      isNew: 1,
      supportPlay: 0,
      freeplay: 1,
      rtp: '0.960422',
      status: 'OPEN',
      maintenanceUntil: null,
    })
    const pictures = (await list('&pageSize=100')).games.map(({ iconUrl }) => iconUrl)
    for (const iconUrl of pictures) expect((await fetch(server.origin + iconUrl)).status).toBe(200)
    // Every game has a poster of its own.
    expect(pictures.filter((iconUrl, at) => pictures.indexOf(iconUrl) !== at)).toEqual([])
  })

  it('is in the requested language, otherwise the caller’s', async () => {
    expect((await list('&gameName=siamgold20&language=TH')).games[0]!.displayName).toBe('ช้างเผือกทองสยาม')
    const thai = server.client({ 'accept-language': 'th' })
    expect(
      (await thai.get<Games>('/api/wps/relay/GCSGAME_gameList?gameName=siamgold20')).value.games[0]!
        .displayName,
    ).toBe('ช้างเผือกทองสยาม')
  })

  it('filters by vendor, class, hot and new; nothing and ALL mean no filter', async () => {
    expect(await codes('&vassalage=STUDIO')).toEqual(studioCodes.slice(0, 20))
    expect(await codes('&isHouse=1')).toEqual(studioCodes.slice(0, 20))
    expect(await codes('&isHouse=1&vassalage=ACME')).toEqual(studioCodes.slice(0, 20))
    expect(
      new Set((await list('&gameClassify=TG&pageSize=100')).games.map((game) => game.gameClassify)),
    ).toEqual(new Set(['TG']))
    expect((await list('&isHot=1&pageSize=100')).games.every((game) => game.isHot === 1)).toBe(true)
    expect((await list('&isNew=1&pageSize=100')).games.every((game) => game.isNew === 1)).toBe(true)
    expect((await list('&vassalage=&gameClassify=ALL&isNew=')).totalCount).toBe(total)
    for (const type of ['LIVE', 'FISH', 'PVP'])
      expect(await codes(`&gameType=${type}`)).toEqual(floorOf(type).map((game) => game.gameCode))
    expect((await list('&vassalage=NOBODY')).totalCount).toBe(0)
  })

  it('finds names in both scripts, without case, spaces and signs', async () => {
    for (const name of ['TukTuk', ' tuk-tuk ', 'lucky tuk', 'ตุ๊กตุ๊กนำโชค', 'ตุ๊กตุ๊ก นำโชค', 'tuktuk3'])
      expect(await codes(`&gameName=${encodeURIComponent(name)}`)).toContain('TUKTUK3')
    expect(await codes('&gameName=!!!')).toEqual([])
    expect((await list('&gameName=%20%20')).totalCount).toBe(total)
    expect(await codes('&gameName=no-such-game')).toEqual([])
  })

  it('refuses invalid pages', async () => {
    for (const query of ['pageNo=0', 'pageSize=101', 'pageNo=x']) {
      expect(await visitor.get(`/api/wps/relay/GCSGAME_gameList?${query}`)).toMatchObject({
        status: 422,
        code: 'REQUEST_INVALID',
      })
    }
  })
})

describe('beside it', () => {
  it('hot games', async () => {
    const { value } = await visitor.get<{ list: Game[] }>(
      '/api/wps/relay/GCSGAME_hotGamesV2?merchantCode=demo&isPlatform=2&gameType=ALL',
    )
    expect(value.list.length).toBeGreaterThan(5)
    expect(value.list.every((game) => game.isHot === 1)).toBe(true)
    expect(
      (
        await visitor.get<{ list: Game[] }>('/api/wps/relay/GCSGAME_hotGamesV2?vassalage=STUDIO')
      ).value.list.map((game) => game.gameCode),
    ).toEqual([...studioGames, ...floorDrafts].filter((game) => game.isHot).map((game) => game.gameCode))
  })

  it('vendors in the categories they have games in', async () => {
    const { value } = await visitor.get<{
      vendors: { vassalage: string; gameCount: number }[]
      sortingOrder: { gameCategory: string; vendors: { vassalage: string }[] }[]
      vendorMapping: object
      hotGames: Game[]
    }>('/api/lgw/games/game_menus?prizeMode=LOTT')
    expect(
      value.sortingOrder.map((category) => [
        category.gameCategory,
        category.vendors.map((vendor) => vendor.vassalage),
      ]),
    ).toEqual([
      ['RNG', ['STUDIO', 'ACME']],
      ...['LIVE', 'FISH'].filter((type) => floorOf(type).length > 0).map((type) => [type, ['STUDIO']]),
      ['SPORTS', ['TCG_SPORT']],
      ['PVP', ['STUDIO']],
      ['ELOTT', ['ELOTT']],
      ['LOTT', lotteryVendors.slice(1)],
      ['ESPORTS', ['TCG_ESPORT']],
      ['COCKFIGHT', ['STUDIO']],
    ])
    expect(value.vendors[0]).toMatchObject({
      vassalage: 'STUDIO',
      gameCount: studioGames.length,
      displayName: 'Sala Studio',
      accountTypeName: 'MAIN',
      isGame: 'VASSALAGE',
      status: 'OPEN',
    })
    expect(value.vendors.map(({ vassalage, gameCount }) => [vassalage, gameCount])).toEqual([
      ['STUDIO', studioGames.length],
      ['ACME', acmeGames.length],
      ...['LIVE', 'FISH'].flatMap((type) =>
        floorOf(type).length > 0 ? [['STUDIO', floorOf(type).length]] : [],
      ),
      ['TCG_SPORT', sportDraft('TCG_SPORT').games.length],
      ['STUDIO', floorOf('PVP').length],
      ...lotteryVendors.map((vendor) => [vendor, lotteryDraft(vendor).games.length]),
      ['TCG_ESPORT', sportDraft('TCG_ESPORT').games.length],
      ['STUDIO', floorOf('COCKFIGHT').length],
    ])
    expect(value.vendorMapping).toEqual({ STUDIO: 'Sala Studio', ...productNames })
    expect(value.hotGames.length).toBeGreaterThan(5)
  })

  it('lanes with their classes, and the categories of a vendor', async () => {
    const { value } = await visitor.get<{
      data: { lanes: { title: string; gameClassify: { classify: string; vendors: string[] }[] }[] }
    }>('/api/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop')
    expect(value.data.lanes.map(({ title }) => title)).toEqual([
      ...['RNG', 'LIVE', 'FISH'].filter((type) => type === 'RNG' || floorOf(type).length > 0),
      'SPORTS',
      'PVP',
      'ELOTT',
      'LOTT',
      'ESPORTS',
      'COCKFIGHT',
    ])
    expect(value.data.lanes[0]!.gameClassify).toContainEqual({ classify: 'SL', vendors: ['STUDIO'] })
    expect((await visitor.get('/api/wps/relay/GCSGAME_getVassGameType?vassalage=ACME')).value).toEqual({
      list: [{ vassalage: 'ACME', gameTypes: ['RNG'] }],
    })
  })

  it('an integrator’s example under its vendor and its name, and nowhere among the other games', async () => {
    const acme = acmeGames.map((game) => game.gameCode)
    expect(await codes('&vassalage=ACME')).toEqual(acme)
    expect(await codes('&gameName=ACME-2')).toContain('ACME-2')
    for (const query of [
      '',
      '&gameType=RNG',
      '&gameType=RNG&gameClassify=AC',
      '&isHot=1',
      '&isNew=1',
      '&gameName=slots',
    ]) {
      expect(
        (await list(`${query}&pageSize=100`)).games.filter(({ vassalage }) => vassalage === 'ACME'),
        query,
      ).toEqual([])
    }
    const { value } = await visitor.get<{
      data: {
        lanes: {
          title: string
          cards: { vassalage: string; isExample: boolean; gameCount: number }[]
          gameClassify: { vendors: string[] }[]
        }[]
      }
    }>('/api/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop')
    const lane = value.data.lanes.find(({ title }) => title === 'RNG')!
    expect(lane.cards.map((card) => [card.vassalage, card.isExample, card.gameCount])).toEqual([
      ['STUDIO', false, studioGames.length],
      ['ACME', true, 3],
    ])
    expect(lane.gameClassify.flatMap(({ vendors }) => vendors)).not.toContain('ACME')
  })

  it('banners that lead to existing pages', async () => {
    const { value } = await visitor.get<{ banners: { url: string; linkageType: string; linkage: string }[] }>(
      '/api/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR&platform=W',
    )
    expect(value.banners.length).toBeGreaterThan(1)
    for (const banner of value.banners) {
      expect((await fetch(server.origin + banner.url)).status).toBe(200)
      if (banner.linkageType === 'GAME')
        expect(await codes(`&vassalage=${banner.linkage.split('/')[0]}`)).toContain(
          banner.linkage.split('/')[1],
        )
      else expect((await list(`&gameType=${banner.linkage}`)).totalCount).toBeGreaterThan(0)
    }
    expect(
      (await visitor.get<{ banners: unknown[] }>('/api/wps/relay/MCSFE_getListAnnouncements?types=PU')).value
        .banners,
    ).toEqual([])
  })
})

it('adds new games to a merchant that was open before them, and leaves alone what an operator closed', async () => {
  const database = server.process.database
  const game = {
    ...floorDrafts[0]!,
    nodeId: 990_001,
    gameCode: 'LATER',
    names: { TH: 'มาทีหลัง', EN: 'Later' },
  }
  expect(await offerGames(database, 'STUDIO', floorDrafts)).toBe(0)
  expect(await offerGames(database, 'STUDIO', [...floorDrafts, game])).toBe(1)
  await expect.poll(() => codes('&gameName=Later')).toContain('LATER')
  const owner = await visitor.signInOperator('owner')
  await visitor.post('/api/operator/games/990001', { state: 'OFF' }, { token: owner })
  expect(await offerGames(database, 'STUDIO', [game])).toBe(0)
  await expect.poll(() => codes('&gameName=Later')).toEqual([])
})
