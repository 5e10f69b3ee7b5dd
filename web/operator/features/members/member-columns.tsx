import type { searchMembersSchemas } from '../../../../contract/operator/members/search-members.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDate, formatDateTime, formatMoney } from '../../../../design/format.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ConsoleButton } from '../../parts/link.tsx'
import { paths } from '../../paths.ts'
import { MemberBadges } from './member-badges.tsx'

/** What a row of the list of members shows. */
export function memberColumns(t: Translate): Column<Row>[] {
  return [
    { key: 'name', head: t('people_name'), card: 'title', cell: (row) => <b>{row.username}</b> },
    { key: 'real', head: t('people_real_name'), cell: (row) => row.payeeName ?? '–' },
    { key: 'mobile', head: t('people_mobile'), cell: (row) => row.mobile ?? '–' },
    {
      key: 'balance',
      head: t('people_balance'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.balance, row.currency),
    },
    {
      key: 'level',
      head: t('people_level'),
      card: 'hidden',
      cell: (row) => `KYC ${row.kycLevel} · VIP ${row.vipLevel}`,
    },
    { key: 'state', head: t('people_state'), card: 'badge', cell: (row) => <MemberBadges row={row} /> },
    { key: 'joined', head: t('people_joined'), card: 'hidden', cell: (row) => formatDate(row.createdAt) },
    {
      key: 'seen',
      head: t('people_last_seen'),
      cell: (row) => (row.lastSignInAt ? formatDateTime(row.lastSignInAt) : t('people_never')),
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'hidden',
      cell: (row) => (
        <ConsoleButton
          size="compact"
          href={paths.member(row.memberId)}
          onClick={(event) => event.stopPropagation()}
        >
          {t('common_detail')}
        </ConsoleButton>
      ),
    },
  ]
}

type Row = ValueOf<typeof searchMembersSchemas>['list'][number]
