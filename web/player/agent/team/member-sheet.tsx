import { readTeamMember } from '../../../../contract/player/agents/team/read-team-member.ts'
import { formatAmount, formatDate, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { takeClick } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { Result, TeamState } from './parts.tsx'
import type { Range } from './range-choice.tsx'
import styles from './team.module.css'
import { nameOf, typeKey } from './words.ts'

/** What an agent may see of an account of the line. */
export function MemberSheet({ account, range }: { account: string; range: Range }) {
  const t = useText()
  const { data, error, isPending, refetch } = useCall(readTeamMember, { params: { account }, query: range })
  const bets = paths.agentHome('betting', { account })
  const transfer = paths.agentHome('transfer')
  return (
    <TeamState error={error} isPending={isPending} onRetry={refetch}>
      {data ? (
        <div className="stack">
          <p className="small text-2">
            {t(typeKey(data.type))} · {t('agent_level', { n: String(data.level) })} ·{' '}
            {data.path.map(nameOf).join(' › ')}
          </p>
          <div className={styles.actions}>
            <LinkButton kind="jade" href={transfer} onClick={(event) => takeClick(event, transfer)}>
              {t('agent_team_send')}
            </LinkButton>
            <LinkButton kind="line" href={bets} onClick={(event) => takeClick(event, bets)}>
              {t('agent_team_bets')}
            </LinkButton>
          </div>
          <KeyValues
            rows={[
              { key: 'account', label: t('agent_bet_username'), value: data.account, copyText: data.account },
              { key: 'name', label: t('agent_team_name'), value: data.name || '–' },
              {
                key: 'group',
                label: t('agent_prize_group'),
                value: `${data.memberG} (${t('agent_team_upline_group', { group: String(data.uplineG) })})`,
              },
              {
                key: 'balance',
                label: t('agent_team_balance_own'),
                value: <span className="money">{formatMoney(data.balanceAmount, data.currency)}</span>,
              },
              {
                key: 'money',
                label: t('agent_team_money'),
                value: `${formatAmount(data.own.depositAmount)} / ${formatAmount(data.own.withdrawalAmount)}`,
              },
              { key: 'valid', label: t('agent_valid_bet'), value: formatAmount(data.own.validBetAmount) },
              {
                key: 'result',
                label: t('agent_bet_result'),
                value: <Result amount={data.own.profitAmount} />,
              },
              ...(data.accountCount > 0
                ? [
                    {
                      key: 'below',
                      label: `${t('agent_team_below')} (${t('agent_team_accounts', { count: data.accountCount })})`,
                      value: (
                        <>
                          {formatAmount(data.team.validBetAmount)} ·{' '}
                          <Result amount={data.team.profitAmount} />
                        </>
                      ),
                    },
                  ]
                : []),
              { key: 'joined', label: t('agent_team_joined'), value: formatDate(data.joinedAt) },
              {
                key: 'login',
                label: t('agent_team_last_login'),
                value: data.lastLoginAt
                  ? formatRecordTime(data.lastLoginAt, true)
                  : t('agent_team_never_login'),
              },
            ]}
          />
          <p className="note text-3">{t('agent_team_masked')}</p>
        </div>
      ) : null}
    </TeamState>
  )
}
