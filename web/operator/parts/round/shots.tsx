import type { readSeaWindowSchemas } from '../../../../contract/operator/launch/read-sea-window.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'

export type Shot = ValueOf<typeof readSeaWindowSchemas>['shots'][number]

/** What was shot at in a sea, shot by shot. */
export function Shots({ shots, money }: { shots: readonly Shot[]; money: (amount: number) => string }) {
  const t = useText()
  const columns: Column<Shot>[] = [
    { key: 'at', head: t('fls_sea_time'), card: 'title', cell: (row) => (row.firedMs / 1_000).toFixed(1) },
    {
      key: 'gun',
      head: t('fls_gun'),
      cell: (row) => `${t(`fls_gun_${row.gun}` as TextKey)} · ${money(row.price)}`,
    },
    {
      key: 'hits',
      head: t('fls_targets'),
      cell: (row) => (
        <ul>
          {row.hits.map((hit) => (
            <li key={hit.nonce}>
              {t(`fls_kind_${hit.kind}` as TextKey)} ·{' '}
              {hit.isKill
                ? hit.freeShots > 0
                  ? t('fls_bomb', {
                      freeShots: String(hit.freeShots),
                      freeKills: String(hit.freeKills),
                      multiple: String(hit.multiple),
                    })
                  : t('fls_caught', { multiple: String(hit.multiple) })
                : t('fls_missed')}
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'stake', head: t('flt_stake'), isFigure: true, cell: (row) => money(row.betAmount) },
    { key: 'won', head: t('flt_won'), isFigure: true, card: 'amount', cell: (row) => money(row.winAmount) },
  ]
  return <DataTable caption={t('flr_steps')} columns={columns} rows={shots} rowKey={(row) => row.shotId} />
}
