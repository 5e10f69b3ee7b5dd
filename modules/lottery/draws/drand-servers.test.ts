/** What servers of public randomness may do about a draw, over a real database (T-LB1). */
import { describe, expect, test } from 'vitest'
import { quicknet } from '../../../kernel/lottery/drand/chain.ts'
import { jsonAnswer, makeDrandNetwork, type DrandAnswer } from '../../../tests/support/drand.ts'
import { nothing, short, silence, setUpBeaconHouse } from '../../../tests/support/beacon-house.ts'
import { askDrand } from './drand-servers.ts'

const house = setUpBeaconHouse(['SSC180'], ['SSC180'])
const { network } = house
const others = makeDrandNetwork()

describe('T-LB1: a server of public randomness', () => {
  test.each<[string, string, DrandAnswer]>([
    ['a signature of another key', 'SIGNATURE', jsonAnswer((round) => others.sign(round))],
    [
      'the right signature of another round',
      'SIGNATURE',
      jsonAnswer((round) => ({ ...network.sign(round + 1), round })),
    ],
    ['an older round', 'ROUND', jsonAnswer((round) => network.sign(round - 1))],
    [
      'a randomness that is not that of its signature',
      'RANDOMNESS',
      jsonAnswer((round) => ({ ...network.sign(round), randomness: network.sign(round + 1).randomness })),
    ],
    ['no round', 'FORM', jsonAnswer(() => ({ error: 'not found' }))],
    [
      'a body without end',
      'TOO_LARGE',
      (response, round) => response.end(JSON.stringify(network.sign(round)) + ' '.repeat(100_000)),
    ],
    [
      'the way to an inner address',
      'REDIRECT',
      (response, round) => {
        response.writeHead(302, { location: `${house.spare.url}/public/${round}` })
        response.end()
      },
    ],
    [
      'that it has none yet',
      'STATUS',
      (response) => {
        response.statusCode = 404
        response.end()
      },
    ],
    ['nothing', 'TIMEOUT', silence],
  ])('answers %s: no beacon is taken, and the next server is asked', async (_, problem, answer) => {
    const { clock, beacons } = house.process([house.server.url], answer === silence ? short : {})
    house.server.answer = answer
    const issue = await house.closed(clock)
    await beacons.runAll()
    expect(await house.factsOf(issue)).toMatchObject({ state: 'CLOSED', ...nothing })
    expect(house.faults()).toEqual([`round ${house.roundOf(issue)} of drand: ${house.server.url} ${problem}`])
    expect(house.spare.asked).toEqual([])
    await house.after(issue.closes_at, 6_000)
    await house.process([house.server.url, house.spare.url]).beacons.runAll()
    expect((await house.factsOf(issue)).beacon).toBe(network.sign(house.roundOf(issue)).randomness)
  })

  test('at an address of an inner network is not even asked', async () => {
    const drand = { chain: network.chain, urls: [house.server.url], reach: 'PUBLIC' as const }
    const { clock, beacons } = house.process([], { drand })
    const issue = await house.closed(clock)
    await beacons.runAll()
    expect(house.server.asked).toEqual([])
    expect(house.faults()[0]).toContain(`${house.server.url} PRIVATE`)
    expect(await house.factsOf(issue)).toMatchObject(nothing)
  })

  test('is believed about a round that quicknet signed, and about no other', async () => {
    const recorded = {
      round: 1_000,
      signature:
        'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
      randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    }
    house.server.answer = jsonAnswer(() => recorded)
    const drand = { chain: quicknet, urls: [house.server.url], reach: 'NEARBY' as const }
    expect(await askDrand(drand, 1_000)).toEqual({ round: recorded, problems: [] })
    expect((await askDrand(drand, 1_001)).problems).toEqual([{ url: house.server.url, problem: 'ROUND' }])
    house.server.answer = house.right
    expect((await askDrand(drand, 1_000)).problems).toEqual([{ url: house.server.url, problem: 'SIGNATURE' }])
  })
})
