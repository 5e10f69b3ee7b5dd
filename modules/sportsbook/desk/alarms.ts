/** What a trader should look at, worked out from bets, prices, feeds and results as they stand. */
import type { AlarmKind, Severity } from '../../../contract/operator/sportsbook/list-alarms.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountsByIds } from '../../identity/index.ts'
import { settingsOf } from '../../system/index.ts'
import { FAR_PPM, fairPricesOf } from './rules/fair-price.ts'
import { deskSettings } from './settings.ts'
import * as store from './store/alarms.ts'
import { ringsOf } from './store/rings.ts'
import { readFixtureRows } from './store/trading-fixtures.ts'
import { limitOf } from './trading-desk.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const RESULT_HOURS = 4
/** From its start to its end, as the results desk counts it. */
const LASTS_HOURS = 2
const WAITING_MS = 5_000
const RINGS_MS = 30 * MINUTE_MS

interface Alarm {
  readonly alarmId: string
  readonly kind: AlarmKind
  readonly severity: Severity
  readonly at: Date
  readonly fixtureId?: string
  readonly marketNo?: bigint
  readonly code?: string
  readonly betId?: string
  readonly memberId?: string
  readonly amount?: bigint
  readonly percent?: number
  readonly count?: number
  readonly seconds?: number
  readonly before?: number
  readonly after?: number
  readonly word?: string
}

/** The worst first; those that somebody has seen last. */
export async function alarmsOf(context: CallContext) {
  const { tx, merchant, language } = context
  const alarms = (await Promise.all([...money(context), ...book(context)])).flat()
  const seen = await store.seenAlarms(
    tx,
    merchant.id,
    alarms.map(({ alarmId }) => alarmId),
  )
  const ids = (key: 'fixtureId' | 'memberId') => [...new Set(alarms.flatMap((alarm) => alarm[key] ?? []))]
  const heads = await readFixtureRows(tx, { merchantId: merchant.id, language }, ids('fixtureId'))
  const members = await accountsByIds(tx, ids('memberId'))
  const markets = await store.marketsByNo(
    tx,
    alarms.flatMap(({ marketNo }) => marketNo ?? []),
  )
  const list = alarms
    .map((alarm) => {
      const head = alarm.fixtureId === undefined ? undefined : heads.get(alarm.fixtureId)
      const market = alarm.marketNo === undefined ? undefined : markets.get(alarm.marketNo)
      const by = seen.get(alarm.alarmId)
      return {
        alarmId: alarm.alarmId,
        kind: alarm.kind,
        severity: alarm.severity,
        at: alarm.at,
        fixtureId: alarm.fixtureId ?? null,
        homeName: head?.home_name ?? null,
        awayName: head?.away_name ?? null,
        leagueName: head?.league_name ?? null,
        marketId: market ? `${market.market_no}` : null,
        typeCode: market?.type_code ?? null,
        period: market?.period ?? null,
        line: market?.line_q ?? null,
        code: alarm.code ?? null,
        betId: alarm.betId ?? null,
        username: alarm.memberId === undefined ? null : (members.get(alarm.memberId)?.username ?? null),
        amount: alarm.amount ?? null,
        percent: alarm.percent ?? null,
        count: alarm.count ?? null,
        seconds: alarm.seconds ?? null,
        before: alarm.before ?? null,
        after: alarm.after ?? null,
        word: alarm.word ?? null,
        seenBy: by?.seen_by ?? null,
        seenAt: by?.seen_at ?? null,
      }
    })
    .sort(worstFirst)
  return { list, waiting: list.filter(({ seenAt }) => seenAt === null).length, currency: merchant.currency }
}

const ranks: Readonly<Record<Severity, number>> = { HIGH: 0, WARN: 1, INFO: 2 }

interface Ranked {
  seenAt: Date | null
  severity: Severity
  at: Date
}
const worstFirst = (one: Ranked, other: Ranked): number =>
  Number(one.seenAt !== null) - Number(other.seenAt !== null) ||
  ranks[one.severity] - ranks[other.severity] ||
  other.at.getTime() - one.at.getTime()

/** Stakes and what they may cost. */
function money(context: CallContext): Promise<Alarm[]>[] {
  const { tx, merchant, now } = context
  const since = new Date(now.getTime() - 24 * HOUR_MS)
  const merchantId = merchant.id
  const large = async (): Promise<Alarm[]> => {
    const { largeStake } = await settingsOf(tx, merchantId, deskSettings)
    const rows = await store.largeBets(tx, { merchantId, from: largeStake, since })
    return rows.map((row) => ({
      alarmId: `STAKE:${row.bet_id}`,
      kind: 'STAKE',
      severity: row.stake >= 2n * largeStake ? 'HIGH' : 'WARN',
      at: row.at,
      fixtureId: row.fixture_id,
      marketNo: row.market_no,
      code: row.code,
      betId: row.bet_id,
      memberId: row.member_id,
      amount: row.stake,
    }))
  }
  const heavy = async (): Promise<Alarm[]> => {
    const limit = await limitOf(tx, merchantId)
    const { alarmPercent } = await settingsOf(tx, merchantId, deskSettings)
    const rows = await store.heavyMarkets(tx, { merchantId, from: (limit * BigInt(alarmPercent)) / 100n })
    return rows.map((row) => {
      const percent = limit === 0n ? 100 : Number((-row.worst * 100n) / limit)
      return {
        // It is a new alarm at every tenth of the limit.
        alarmId: `EXPOSURE:${row.market_no}:${Math.floor(percent / 10)}`,
        kind: 'EXPOSURE',
        severity: percent >= 90 ? 'HIGH' : 'WARN',
        at: now,
        fixtureId: row.fixture_id,
        marketNo: row.market_no,
        code: row.code,
        amount: row.worst,
        percent,
      }
    })
  }
  const late = async (): Promise<Alarm[]> => {
    const rows = await store.lateBets(tx, { merchantId, since: new Date(now.getTime() - HOUR_MS) })
    return rows.map((row) => ({
      alarmId: `LATE:${row.fixture_id}:${row.incident_no}`,
      kind: 'LATE',
      severity: 'WARN',
      at: row.at,
      fixtureId: row.fixture_id,
      count: row.bets,
      seconds: store.LATE_SECONDS,
      word: row.kind,
    }))
  }
  const rings = async (): Promise<Alarm[]> => {
    const rows = await ringsOf(tx, { merchantId, since: new Date(now.getTime() - RINGS_MS) })
    return rows.map((row) => ({
      alarmId: `SYNDICATE:${row.market_no}:${row.code}:${row.first_at.getTime()}`,
      kind: 'SYNDICATE',
      severity: 'WARN',
      at: row.at,
      fixtureId: row.fixture_id,
      marketNo: row.market_no,
      code: row.code,
      count: row.accounts,
      seconds: row.seconds,
    }))
  }
  return [large(), heavy(), late(), rings()]
}

/** Prices, feeds, results, and bets that wait. */
function book(context: CallContext): Promise<Alarm[]>[] {
  const { tx, merchant, now } = context
  const merchantId = merchant.id
  const own = async (): Promise<Alarm[]> => (await store.ownPrices(tx, merchantId)).flatMap(leftBehind)
  const jumps = async (): Promise<Alarm[]> => {
    const rows = await store.priceJumps(tx, new Date(now.getTime() - HOUR_MS))
    return rows.map((row) => ({
      alarmId: `JUMP:${row.jump_no}`,
      kind: 'PRICE',
      severity: 'INFO',
      at: row.at,
      fixtureId: row.fixture_id,
      marketNo: row.market_no,
      code: row.code,
      before: row.before_e4,
      after: row.after_e4,
    }))
  }
  const feeds = async (): Promise<Alarm[]> =>
    (await store.silentFeeds(tx)).map((row) => ({
      alarmId: `FEED:${row.provider}:${row.state_at.getTime()}`,
      kind: 'FEED',
      severity: row.markets > 0 ? 'HIGH' : 'INFO',
      at: row.state_at,
      seconds: Math.max(0, row.seconds),
      count: row.markets,
      word: row.provider,
    }))
  const results = async (): Promise<Alarm[]> => {
    const startedBefore = new Date(now.getTime() - RESULT_HOURS * HOUR_MS)
    return (await store.withoutResult(tx, { merchantId, startedBefore })).map((row) => ({
      alarmId: `RESULT:${row.fixture_id}`,
      kind: 'RESULT',
      severity: 'WARN',
      at: row.start_at,
      fixtureId: row.fixture_id,
      count: Math.floor((now.getTime() - row.start_at.getTime()) / HOUR_MS) - LASTS_HOURS,
    }))
  }
  const waiting = async (): Promise<Alarm[]> => {
    const { bets, oldest } = await store.overdueLiveBets(tx, {
      merchantId,
      before: new Date(now.getTime() - WAITING_MS),
    })
    if (bets === 0 || oldest === null) return []
    const minute = Math.floor(oldest.getTime() / MINUTE_MS)
    return [{ alarmId: `WAITING:${minute}`, kind: 'WAITING', severity: 'HIGH', at: oldest, count: bets }]
  }
  return [own(), jumps(), feeds(), results(), waiting()]
}

/** A price by hand from which the fair one has moved away. */
function leftBehind(row: store.OwnPricesRow): Alarm[] {
  const fair = fairPricesOf({ typeCode: row.type_code, pricesE4: row.prices_e4, chances: row.chances })
  const off = row.own_e4.map((price, place) => {
    const one = fair[place]
    return one == null || price === 0 ? 0 : Math.round((price / one - 1) * 1_000_000)
  })
  const most = off.reduce((worst, one, place) => (one > (off[worst] ?? 0) ? place : worst), 0)
  const { own_at: at } = row
  if (!at || (off[most] ?? 0) < FAR_PPM) return []
  const percent = Math.round(off[most]! / 10_000)
  return [
    {
      alarmId: `OWN:${row.market_no}:${at.getTime()}:${Math.floor(percent / 10)}`,
      kind: 'PRICE',
      severity: percent >= 30 ? 'HIGH' : 'WARN',
      at,
      fixtureId: row.fixture_id,
      marketNo: row.market_no,
      code: row.codes[most]!,
      percent,
      after: row.own_e4[most]!,
    },
  ]
}
