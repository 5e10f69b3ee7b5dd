/** A feed as the console shows it. */
import type { HealthRow } from './store/health.ts'

export const healthView = (row: HealthRow) => ({
  provider: row.provider,
  name: row.name,
  state: row.state,
  stateAt: row.state_at,
  isVirtual: row.is_virtual,
  isOutside: row.is_outside,
  sportCodes: row.sport_codes,
  secretAt: row.secret_at,
  oldSecretAt: row.old_secret_at,
  seq: row.seq,
  heardAt: row.heard_at,
  silentAfterMs: row.silent_after_ms,
  delayMs: row.delay_ms,
  messagesPerMinute: row.per_minute,
  messageCount: row.message_count,
  refusedCount: row.refused_count,
  lastRefusal: row.last_refusal && {
    status: row.last_refusal.status,
    field: row.last_refusal.field ?? null,
    fixtureId: row.last_refusal.fixtureId ?? null,
    at: new Date(row.last_refusal.at),
  },
  gap: gapOf(row.state_detail),
  openFixtureCount: row.open_count,
  suspendedFixtureCount: row.suspended_count,
  droppedFixtureCount: row.dropped_count,
  unmappedCount: row.unmapped_count,
})

const gapOf = ({ from, to }: HealthRow['state_detail']) =>
  from === undefined || to === undefined ? null : { from, to }
