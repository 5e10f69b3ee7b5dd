import type { listOpenRoundsSchemas } from '../../../../contract/operator/launch/list-open-rounds.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatAmount, formatDateTime } from '../../../../design/format.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'

/** What a row of the list of open rounds shows, with the ways to end it. */
export function openRoundColumns(
  t: Translate,
  onEnd: (row: Row, how: 'close' | 'cancel') => void,
): Column<Row>[] {
  return [
    {
      key: 'game',
      head: t('games_name'),
      card: 'title',
      cell: (row) => (
        <>
          {row.gameName} <small className="text-3">{row.vendor}</small>
        </>
      ),
    },
    {
      key: 'round',
      head: t('round_id'),
      cell: (row) => (
        <ConsoleLink className="link" href={paths.round(row.memberId, row.vendor, row.roundId)}>
          {row.roundId}
        </ConsoleLink>
      ),
    },
    {
      key: 'member',
      head: t('round_member'),
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.account}
        </ConsoleLink>
      ),
    },
    {
      key: 'bet',
      head: t('round_bet'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatAmount(row.betAmount),
    },
    {
      key: 'win',
      head: t('round_win'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatAmount(row.winAmount),
    },
    {
      key: 'since',
      head: t('round_since'),
      cell: (row) => (
        <span className={parts.toolbar}>
          {formatDateTime(row.openedAt)}{' '}
          <Elapsed since={row.openedAt} {...(row.isStuck ? { lateAfterMinutes: 0 } : {})} />
          {row.isStuck ? <Badge tone="bad">{t('round_stuck')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'end',
      head: <span className="sr-only">{t('common_action')}</span>,
      cell: (row) => (
        <span className={parts.toolbar}>
          {row.abilities.includes('close') ? (
            <Button size="compact" onClick={() => onEnd(row, 'close')}>
              {t('round_close')}
            </Button>
          ) : null}
          {row.abilities.includes('cancel') ? (
            <Button size="compact" onClick={() => onEnd(row, 'cancel')}>
              {t('round_cancel')}
            </Button>
          ) : null}
        </span>
      ),
    },
  ]
}

export type Row = ValueOf<typeof listOpenRoundsSchemas>['list'][number]
