import { useMemo, type ReactNode } from 'react'
import { listTransfers } from '../../../../contract/operator/members/list-transfers.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatShortTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { LimitBar } from '../../../ui/status/limit-bar.tsx'
import { seatPlaceText, seatResultText } from '../../../ui/status/seat-text.ts'
import { ChartPanel } from '../../parts/chart-panel.tsx'
import type { ChartSeries } from '../../parts/chart.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'
import { movementText } from '../../parts/ledger-text.ts'
import { useCan } from '../../session/me.ts'
import { LineRulePanel } from './line-rule-panel.tsx'
import styles from './member.module.css'
import { RatePanel } from './rate-panel.tsx'
import { TagsPanel } from './tags-panel.tsx'
import { typeText } from './member-type.ts'
import type { Member } from './types.ts'

const BAHT = 100

export function OverviewTab({ member, onAll }: { member: Member; onAll: () => void }) {
  const t = useText()
  const can = useCan()
  const places = useMemo(
    () => member.months.map(({ month }) => `${parseInt(month.slice(5), 10)}/${month.slice(2, 4)}`),
    [member.months],
  )
  const series = useMemo(
    (): ChartSeries[] => [
      {
        name: t('house_deposits'),
        colour: 'chart-2',
        look: 'area',
        values: member.months.map(({ depositAmount }) => depositAmount / BAHT),
      },
      {
        name: t('house_withdrawals'),
        colour: 'chart-1',
        look: 'line',
        values: member.months.map(({ withdrawalAmount }) => withdrawalAmount / BAHT),
      },
    ],
    [member.months, t],
  )
  return (
    <div className={styles.grid}>
      <ChartPanel
        title={t('dossier_months')}
        placeHead={t('dossier_month')}
        places={places}
        series={series}
        write={(value) => formatMoney(Math.round(value * BAHT), member.currency)}
      />
      <RecentPanel memberId={member.memberId} onAll={onAll} />
      <ProfilePanel member={member} />
      <CarePanel member={member} />
      <TagsPanel member={member} />
      <RatePanel member={member} />
      {can('withdrawals.read') ? <LineRulePanel memberId={member.memberId} /> : null}
    </div>
  )
}

const icons: Record<string, { icon: IconName; tone: string }> = {
  DEPOSIT: { icon: 'deposit', tone: 'good' },
  WITHDRAW_HOLD: { icon: 'withdraw', tone: 'wait' },
  WITHDRAW_PAID: { icon: 'withdraw', tone: 'wait' },
  WITHDRAW_RETURN: { icon: 'withdraw', tone: 'info' },
  BET: { icon: 'slot', tone: '' },
  PAYOUT: { icon: 'slot', tone: 'good' },
  REFUND: { icon: 'slot', tone: 'info' },
  JACKPOT: { icon: 'trophy', tone: 'good' },
  ADJUSTMENT: { icon: 'edit', tone: 'info' },
}

function RecentPanel({ memberId, onAll }: { memberId: string; onAll: () => void }) {
  const t = useText()
  const answer = useCall(
    listTransfers,
    { params: { memberId }, query: { pageNo: 1, pageSize: 6 } },
    { staleMs: 3_000, refetchEveryMs: 20_000 },
  )
  return (
    <Panel
      title={t('dossier_recent')}
      isFlush
      beside={
        <button type="button" className={`link small ${styles.all}`} onClick={onAll}>
          {t('dossier_all')}
          <Icon name="r" size={16} />
        </button>
      }
    >
      <Loaded answer={answer}>
        {(page) =>
          page.list.length === 0 ? (
            <p className="text-3 small padded">{t('dossier_recent_none')}</p>
          ) : (
            <ul className={styles.recent}>
              {page.list.map((row) => {
                const { icon, tone } = icons[row.code] ?? { icon: 'coin' as const, tone: '' }
                return (
                  <li key={`${row.txnId}${row.code}`}>
                    <span className={`${styles.mark} ${tone ? styles[tone] : ''}`}>
                      <Icon name={icon} />
                    </span>
                    <span className="grow">
                      <span className="small">{movementText(row, t)}</span>
                      <small className="text-3">
                        {row.seat
                          ? (seatResultText(row.seat, t) ?? seatPlaceText(row.gameName, row.seat))
                          : (row.gameName ?? row.reference ?? '')}
                      </small>
                    </span>
                    <span className={styles.figures}>
                      <Money amount={row.amount} currency={row.currency} isChange />
                      <small className="text-3">{formatShortTime(row.at)}</small>
                    </span>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}

function Facts({ rows }: { rows: readonly { key: string; label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ProfilePanel({ member }: { member: Member }) {
  const t = useText()
  const bank =
    member.bankAccounts.length === 0
      ? t('dossier_bank_none')
      : member.bankAccounts.map((account) => (
          <span key={account.bankAccountId} className={styles.bank}>
            {account.bankCode} {account.accountNo} · {account.holderName}
          </span>
        ))
  return (
    <Panel title={t('dossier_profile')}>
      <Facts
        rows={[
          { key: 'type', label: t('people_type'), value: t(typeText(member.type)) },
          {
            key: 'mobile',
            label: t('people_mobile'),
            value: (
              <>
                {member.mobile ?? '–'}{' '}
                {member.isMobileVerified ? <Badge tone="good">{t('dossier_verified')}</Badge> : null}
              </>
            ),
          },
          {
            key: 'email',
            label: t('dossier_email'),
            value: (
              <>
                {member.email ?? '–'}{' '}
                {member.email && member.isEmailVerified ? (
                  <Badge tone="good">{t('dossier_verified')}</Badge>
                ) : null}
              </>
            ),
          },
          { key: 'birthday', label: t('proposal_field_birthday'), value: member.birthday ?? '–' },
          { key: 'id', label: t('proposal_field_idNumber'), value: member.idNumber ?? '–' },
          { key: 'kyc', label: t('people_level'), value: `KYC ${member.kycLevel}` },
          { key: 'bank', label: t('dossier_bank'), value: bank },
          {
            key: 'pin',
            label: t('dossier_password_set'),
            value: t(member.hasPaymentPassword ? 'dossier_set' : 'dossier_not_set'),
          },
          {
            key: 'factor',
            label: t('dossier_factor'),
            value: t(member.hasAuthenticator ? 'dossier_set' : 'dossier_not_set'),
          },
          {
            key: 'upline',
            label: t('dossier_upline'),
            value: member.upline ? (
              <ConsoleLink className="link" href={paths.member(member.upline.memberId)}>
                {member.upline.username}
              </ConsoleLink>
            ) : (
              '–'
            ),
          },
          { key: 'language', label: t('dossier_language'), value: member.language.toUpperCase() },
          { key: 'from', label: t('dossier_registered_from'), value: member.registeredAddress || '–' },
          {
            key: 'seen',
            label: t('people_last_seen'),
            value: member.lastSignInAt
              ? `${formatDateTime(member.lastSignInAt)}${member.lastSignInAddress ? ` · ${member.lastSignInAddress}` : ''}`
              : t('people_never'),
          },
        ]}
      />
    </Panel>
  )
}

const blocks: Record<string, TextKey> = {
  FROZEN: 'dossier_reason_frozen',
  SELF_EXCLUDED: 'dossier_reason_self_excluded',
  TIMEOUT: 'dossier_reason_timeout',
  TIME_OUT: 'dossier_reason_timeout',
}
const periods = { DAY: 'dossier_loss_day', WEEK: 'dossier_loss_week', MONTH: 'dossier_loss_month' } as const

/** What stops or bounds this member's play, as the posting function obeys it. */
function CarePanel({ member }: { member: Member }) {
  const t = useText()
  const { guard, currency } = member
  const money = (amount: number | null) =>
    amount === null ? t('dossier_not_set') : formatMoney(amount, currency)
  const block =
    guard.blockedReason === null
      ? t('dossier_not_set')
      : `${blocks[guard.blockedReason] ? t(blocks[guard.blockedReason]!) : guard.blockedReason}${guard.blockedUntil ? ` ${t('dossier_blocked_until', { blockedUntil: formatDateTime(guard.blockedUntil) })}` : ''}`
  return (
    <Panel title={t('dossier_limits')}>
      <Facts
        rows={[
          {
            key: 'block',
            label: t('dossier_blocked'),
            value: guard.blockedReason === null ? block : <Badge tone="bad">{block}</Badge>,
          },
          { key: 'stake', label: t('dossier_stake_limit'), value: money(guard.maxStakeAmount) },
          { key: 'bonus', label: t('dossier_bonus_stake'), value: money(guard.bonusMaxStakeAmount) },
          ...(guard.bonusExcluded.length === 0
            ? []
            : [
                {
                  key: 'excluded',
                  label: t('dossier_bonus_excluded'),
                  value: guard.bonusExcluded.join(', '),
                },
              ]),
        ]}
      />
      <div className={styles.limits}>
        {guard.lossLimits.map((limit) => (
          <LimitBar
            key={limit.period}
            label={t(periods[limit.period])}
            used={Math.max(0, limit.leftAmount)}
            limit={limit.limitAmount}
            currency={currency}
          />
        ))}
      </div>
    </Panel>
  )
}
