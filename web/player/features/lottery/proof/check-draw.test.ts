import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256, toHex } from '../../../../../kernel/fair/sha256.ts'
import { previousSeedOf } from '../../../../../kernel/fair/shared-round.ts'
import { drawNumbers, numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { checkDraw, type DrawClaim } from './check-draw.ts'
import { loadDrand } from './load-drand.ts'

/** The test vector of domain/lottery.md §3. */
const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const numero = '202601150412'
const vector: DrawClaim = {
  family: 'SSC',
  numero,
  commit: '59bb201f85ea5b0a0cc82dd5598fa621ea4857fababbdb96c205d9a1a9400cbc',
  previousLink: previousSeedOf(seed),
  orders: null,
  drand: null,
  beacon: '000000000000000000021f3c9b7a5d8e4f60718293a4b5c6d7e8f90123456789',
  seed,
  result: '84003',
}
const digest = (text: string) => toHex(sha256(new TextEncoder().encode(text)))

describe('a draw that is checked on this device', () => {
  it.each([
    ['SSC', '84003'],
    ['PC28', '6,1,8'],
    ['PK10', '7,6,4,5,3,10,9,2,8,1'],
    ['K3', '3,1,1'],
    ['11X5', '8,9,7,6,5'],
  ])('holds for %s as it was published', (family, result) => {
    const checked = checkDraw({ ...vector, family, result })
    expect([checked.commit, checked.chain, checked.result].map(({ isRight }) => isRight)).toEqual([
      true,
      true,
      true,
    ])
    expect(checked.isRight).toBe(true)
  })

  it('works the digest out from the bets in any order, and from the numero if there is none', () => {
    const orders = [
      { orderId: 'b2', clientSeed: 'two' },
      { orderId: 'a1', clientSeed: 'one' },
    ]
    expect(checkDraw({ ...vector, orders, beacon: digest('a1:one,b2:two') }).digest.isRight).toBe(true)
    expect(checkDraw({ ...vector, orders: [], beacon: digest(numero) }).digest.isRight).toBe(true)
    expect(checkDraw({ ...vector, orders: [], beacon: digest('a1:one,b2:two') }).digest.isRight).toBe(false)
  })

  it('fails with any changed digit of the seed, the commit, the link, the beacon or the result', () => {
    const orders = [{ orderId: 'a1', clientSeed: 'one' }]
    const told = { ...vector, orders, beacon: digest('a1:one') }
    const whole = { ...told, result: checkDraw(told).result.computed! }
    expect(checkDraw(whole).isRight).toBe(true)
    fc.assert(
      fc.property(
        fc.constantFrom('seed', 'commit', 'previousLink', 'beacon', 'result'),
        fc.nat(63),
        fc.integer({ min: 1, max: 9 }),
        (field, place, by) => {
          const text = whole[field as 'seed']
          const at = place % text.length
          const digit = (Number.parseInt(text[at]!, 16) + by) % (field === 'result' ? 10 : 16)
          const changed = `${text.slice(0, at)}${digit.toString(16)}${text.slice(at + 1)}`
          expect(checkDraw({ ...whole, [field]: changed }).isRight).toBe(changed === text)
        },
      ),
    )
  })

  it('refuses what is no seed without a fault of its own', () => {
    const checked = checkDraw({ ...vector, seed: 'abc' })
    expect(checked.isRight).toBe(false)
    expect(checked.result.computed).toBeNull()
    expect(checkDraw({ ...vector, family: 'NONE' }).result).toEqual({ isRight: false, computed: null })
  })

  it('says nothing about what nobody has said', () => {
    const empty = { ...vector, commit: '', previousLink: '', result: '' }
    expect(checkDraw(empty)).toMatchObject({
      commit: { isRight: null, computed: vector.commit },
      result: { isRight: null, computed: '84003' },
      isRight: false,
    })
  })

  it.each(['VN_NORTH_60', 'VN_SOUTH_300', 'VN_HANOI', 'THAI_GOV', 'FOURD_MAGNUM', 'NIKKEI_AM'])(
    'holds for %s, and fails with one changed digit of its result',
    (gameCode) => {
      const day = gameCode.startsWith('VN_') && /\d/.test(gameCode) ? numero : numero.slice(0, 8)
      const result = drawNumbers(numberGameOf(gameCode)!, day, seed, vector.beacon)
      const claim = { ...vector, family: gameCode, numero: day, result }
      const checked = checkDraw(claim)
      expect([checked.result.isRight, checked.isRight]).toEqual([true, true])
      expect(checked.words.length).toBeGreaterThan(0)
      const at = [...result].findIndex((sign) => /\d/.test(sign))
      const digit = (Number.parseInt(result[at]!, 10) + 1) % 10
      const changed = `${result.slice(0, at)}${digit}${result.slice(at + 1)}`
      expect(checkDraw({ ...claim, result: changed }).isRight).toBe(false)
    },
  )

  it('works no result out of the seed where members shoot the numbers', () => {
    const checked = checkDraw({ ...vector, family: 'YEEKEE', numero: '2026011501', result: '' })
    expect(checked.result).toEqual({ isRight: null, computed: null })
    expect([checked.commit.isRight, checked.isRight, checked.words]).toEqual([true, true, []])
  })

  describe('that takes public randomness', () => {
    /** Round 1,000 of drand quicknet as it was published, and moments of which it is the first one after. */
    const round = '1000'
    const signature =
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
    const randomness = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd'
    const closesAt = '2023-08-23T15:59:24.000Z'
    const claim = {
      ...vector,
      beacon: randomness,
      result: checkDraw({ ...vector, beacon: randomness }).result.computed!,
      drand: { closesAt, round, signature },
    }
    const parts = ({ round: first, signature: second, randomness: third }: ReturnType<typeof checkDraw>) =>
      [first, second, third].map(({ isRight }) => isRight)

    it('holds if the round follows from the close, the network signed it and its hash is the beacon', async () => {
      const checked = checkDraw(claim, await loadDrand())
      expect(parts(checked)).toEqual([true, true, true])
      expect([checked.digest.isRight, checked.result.isRight, checked.isRight]).toEqual([null, true, true])
      const early = { ...claim.drand, closesAt: '2023-08-23T15:59:21.001Z' }
      expect(checkDraw({ ...claim, drand: early }).round.isRight).toBe(true)
    })

    it.each([
      ['a round before', { round: '999' }, [false, false, true]],
      ['a later close', { closesAt: '2023-08-23T15:59:24.001Z' }, [false, true, true]],
      ['another signature', { signature: `${signature.slice(0, -1)}8` }, [true, false, false]],
      ['no number', { round: 'x' }, [false, false, true]],
    ])('fails with %s', async (_, change, expected) => {
      const checked = checkDraw({ ...claim, drand: { ...claim.drand, ...change } }, await loadDrand())
      expect([parts(checked), checked.isRight]).toEqual([expected, false])
    })

    it('fails with another beacon, and says nothing of a round that was not fetched', async () => {
      const other = checkDraw({ ...claim, beacon: vector.beacon, result: '84003' }, await loadDrand())
      expect([parts(other), other.result.isRight, other.isRight]).toEqual([[true, true, false], true, false])
      const none = { ...claim, beacon: '', result: '', drand: { ...claim.drand, signature: '' } }
      const checked = checkDraw(none, await loadDrand())
      expect(parts(checked)).toEqual([true, null, null])
      expect(checked.result).toEqual({ isRight: null, computed: null })
      expect([checked.words, checked.isRight]).toEqual([[], true])
    })
  })
})
