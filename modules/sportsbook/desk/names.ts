/** Names of leagues and teams that operators correct; they hold in every house. */
import { refuse } from '../../../contract/errors.ts'
import type { NamedKind } from '../../../contract/operator/sportsbook/list-sport-names.ts'
import { toPage } from '../../../kernel/paging.ts'
import type { CallContext } from '../../../platform/calls.ts'
import * as store from './store/names.ts'
import type { NameFilter, NameRow, Names } from './store/names.ts'

const viewOf = (kind: NamedKind, row: NameRow) => ({
  kind,
  id: row.id,
  provider: row.provider,
  sportCode: row.sport_code,
  names: { th: row.names.th, en: row.names.en },
  isOwn: row.is_named,
  leagueName: row.league_name,
})

export async function nameList(
  { tx, language }: CallContext,
  filter: NameFilter,
  page: { pageNo: number; pageSize: number },
) {
  const rows = await store.readNames(tx, language, filter, page)
  return toPage(
    rows.map((row) => viewOf(filter.kind, row)),
    page,
    rows[0]?.total_count ?? 0,
  )
}

/** SPORT_NAME_UNKNOWN */
export async function changeName(
  context: CallContext,
  named: { kind: NamedKind; id: string },
  { names, reason }: { names: Names | null; reason: string },
) {
  const { tx, language } = context
  const before = (await store.readName(tx, language, named)) ?? refuse('SPORT_NAME_UNKNOWN')
  await store.writeName(tx, named, names)
  await context.audit('sports.name', `sport-${named.kind.toLowerCase()}:${named.id}`, {
    before: before.names,
    after: names,
    reason,
  })
  return viewOf(named.kind, (await store.readName(tx, language, named))!)
}
