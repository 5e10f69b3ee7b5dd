import {
  readMemberFriends,
  type readMemberFriendsSchemas,
} from '../../../../contract/operator/promotions/read-member-friends.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount, formatDay, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'

type Friends = ValueOf<typeof readMemberFriendsSchemas>

/** The friends whom a member invited, why some are not counted, and what was paid for them. */
export function FriendsTab({ memberId, currency }: { memberId: string; currency: string }) {
  const answer = useCall(readMemberFriends, { params: { memberId } }, { staleMs: 3_000 })
  return (
    <Loaded answer={answer}>
      {(friends) => (
        <div className="stack">
          <FiguresPanel {...{ friends, currency }} />
          {friends.refused.length > 0 ? <RefusedPanel friends={friends} /> : null}
          <ListPanel friends={friends} />
        </div>
      )}
    </Loaded>
  )
}

function FiguresPanel({ friends, currency }: { friends: Friends; currency: string }) {
  const t = useText()
  const money = (amount: number) => formatMoney(amount, currency)
  const { code, invitedBy } = friends
  return (
    <Panel title={t('friends_tab')}>
      <KeyValues
        rows={[
          ...(code ? [{ key: 'code', label: t('friends_code'), value: code, copyText: code }] : []),
          ...(invitedBy
            ? [
                {
                  key: 'by',
                  label: t('friends_invited_by'),
                  value: (
                    <ConsoleLink className="link" href={paths.member(invitedBy.memberId)}>
                      {invitedBy.username}
                    </ConsoleLink>
                  ),
                },
              ]
            : []),
          ...friends.counts.map(({ state, count }) => ({
            key: state,
            label: t(`friends_state_${state.toLowerCase()}` as TextKey),
            value: formatCount(count),
          })),
          { key: 'rewards', label: t('friends_rewards'), value: money(friends.rewardsAmount) },
          { key: 'ready', label: t('friends_ready'), value: money(friends.readyAmount) },
          { key: 'shares', label: t('friends_shares'), value: money(friends.sharesAmount) },
        ]}
      />
    </Panel>
  )
}

function RefusedPanel({ friends }: { friends: Friends }) {
  const t = useText()
  return (
    <Panel title={t('friends_refused')}>
      <KeyValues
        rows={friends.refused.map(({ reason, count }) => ({
          key: reason,
          label: t(`friends_reason_${reason.toLowerCase()}` as TextKey),
          value: formatCount(count),
        }))}
      />
    </Panel>
  )
}

function ListPanel({ friends: { friends } }: { friends: Friends }) {
  const t = useText()
  return (
    <Panel title={t('friends_list')}>
      {friends.length === 0 ? <EmptyState isSmall title={t('friends_none')} /> : null}
      <KeyValues
        rows={friends.map(({ memberId, username, registeredAt, state, reason, giftState, lastDay }) => ({
          key: memberId,
          label: (
            <>
              <ConsoleLink className="link" href={paths.member(memberId)}>
                {username}
              </ConsoleLink>{' '}
              · {formatRecordTime(registeredAt)}
            </>
          ),
          value: [
            t(`friends_state_${state.toLowerCase()}` as TextKey),
            ...(reason ? [t(`friends_reason_${reason.toLowerCase()}` as TextKey)] : []),
            ...(state === 'OPEN' ? [t('friends_until', { until: formatDay(lastDay) })] : []),
            ...(giftState === 'NONE' ? [] : [t(`friends_gift_${giftState.toLowerCase()}` as TextKey)]),
          ].join(' · '),
        }))}
      />
    </Panel>
  )
}
