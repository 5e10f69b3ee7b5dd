/** Reading vendors’ feeds, whatever the bytes are. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFeed, type ReadFeed } from './read-feed.ts'
import { FEED_HEAD } from '../../../tests/support/feeds.ts'

const bytes = (text: string) => Buffer.from(text)
const read = (text: string, hosts: readonly string[] = []) => readAll(bytes(text), hosts).feed
/** Runs all steps at once, and returns their number. */
function readAll(any: Uint8Array, hosts: readonly string[]): { feed: ReadFeed; steps: number } {
  const reading = readFeed(any, hosts)
  for (let steps = 0; ; steps++) {
    const step = reading.next()
    if (step.done) return { feed: step.value, steps }
  }
}
describe('a feed is read', () => {
  it('without a class: a slot, a table game, or none where these words make no sense', () => {
    const types = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']
    const feed = read(
      ['game_code,game_type,name_en', ...types.map((type) => `${type}1,${type},Game`)].join('\n'),
    )
    expect(feed.kind === 'READ' && feed.games.map(({ gameClassify }) => gameClassify)).toEqual([
      'SL',
      'TG',
      'TG',
      'TG',
      ...Array.from({ length: 5 }, () => ''),
    ])
  })

  it('from CSV and from JSON, with the same result', () => {
    const csv = read(
      `\ufeff${FEED_HEAD},name_zh\r\nA1,rng,SL,มังกร,Dragon,/art/poster-naga.svg,,1,96.04%,1,,龙\r\n`,
    )
    const json = read(
      JSON.stringify({
        games: [
          {
            gameCode: 'A1',
            gameType: 'RNG',
            gameClassify: 'SL',
            nameTh: 'มังกร',
            name_en: 'Dragon',
            icon_url: '/art/poster-naga.svg',
            freePlay: true,
            rtp: 0.9604,
            isHot: 1,
            name_zh: '龙',
          },
        ],
      }),
    )
    expect(csv).toEqual(json)
    expect(csv).toEqual({
      kind: 'READ',
      refused: [],
      games: [
        {
          gameCode: 'A1',
          gameType: 'RNG',
          gameClassify: 'SL',
          names: { TH: 'มังกร', EN: 'Dragon', ZH: '龙' },
          iconUrl: '/art/poster-naga.svg',
          largeIconUrl: '/art/poster-naga.svg',
          isFreePlayable: true,
          rtp: '0.960400',
          isHot: true,
          isNew: null,
        },
      ],
    })
  })

  it('separated by the sign of its heading only: the other signs are letters of a name', () => {
    const nameOf = (text: string) => {
      const feed = read(text)
      return feed.kind === 'READ' ? [feed.games.map(({ names }) => names.EN), feed.refused.length] : feed.kind
    }
    expect(nameOf('game_code,game_type,name_en,rtp\nA1,RNG,Hold; Win,0.96')).toEqual([['Hold; Win'], 0])
    expect(nameOf('game_code;game_type;name_en;rtp\nA1;RNG;Hold, Win;0.96')).toEqual([['Hold, Win'], 0])
    expect(nameOf('game_code\tgame_type\tname_en\trtp\nA1\tRNG\tHold, Win; Twice\t0.96')).toEqual([
      ['Hold, Win; Twice'],
      0,
    ])
  })

  it('with the line and reason of each refused row', () => {
    const feed = read(
      [
        FEED_HEAD,
        'A1,RNG,,,Good,,,,,,',
        'A 2,RNG,,,x,,,,,,',
        'A3,DICE,,,x,,,,,,',
        'A4,RNG,XX,,x,,,,,,',
        'A5,RNG,,,,,,,,,',
        'A6,RNG,,,x,http://a.example/x.png,,,,,',
        'A7,RNG,,,x,https://a.example/x.png,,,,,',
        'A8,RNG,,,x,,,maybe,,,',
        'A9,RNG,,,x,,,,1.2,,',
        'A1,RNG,,,Again,,,,,,',
      ].join('\n'),
    )
    expect(feed).toMatchObject({
      games: [{ gameCode: 'A1' }],
      refused: [
        [3, 'feedCode'],
        [4, 'feedType'],
        [5, 'feedClassify'],
        [6, 'feedName'],
        [7, 'feedPicture'],
        [8, 'feedPictureHost'],
        [9, 'feedFlag'],
        [10, 'feedRtp'],
        [11, 'feedRepeated'],
      ].map(([lineNo, rule]) => ({ lineNo, rule })),
    })
    expect(read(`${FEED_HEAD}\nA7,RNG,,,x,https://a.example/x.png,,,,,`, ['a.example'])).toMatchObject({
      games: [{ iconUrl: 'https://a.example/x.png' }],
      refused: [],
    })
  })

  it('in steps, with other requests answered in between', () => {
    const { feed, steps } = readAll(
      bytes(
        [FEED_HEAD, ...Array.from({ length: 1_000 }, (_, at) => `A${at},RNG,,,Game ${at},,,,,,`)].join('\n'),
      ),
      [],
    )
    expect(feed).toMatchObject({ games: { length: 1_000 }, refused: [] })
    expect(steps).toBeGreaterThanOrEqual(4)
  })

  it('or refused, whatever the bytes are', () => {
    expect(read('game_code,name_en\nA,B')).toEqual({ kind: 'COLUMNS', missing: ['game_type'] })
    for (const text of ['', '{"a":1}', '[1', '"a', '<html>'])
      expect(['UNREADABLE', 'COLUMNS']).toContain(read(text).kind)
    expect(read(JSON.stringify(Array.from({ length: 30_001 }, () => 1))).kind).toBe('TOO_LONG')
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (any) => {
        readAll(any, [])
      }),
      { numRuns: 200 },
    )
    fc.assert(
      fc.property(fc.jsonValue(), (any) => {
        read(JSON.stringify(any))
      }),
      { numRuns: 200 },
    )
  })
})
