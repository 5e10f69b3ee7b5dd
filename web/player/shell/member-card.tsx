import { useStore } from 'zustand'
import { useIsSignedIn } from '../../client/use-session.ts'
import { VipBadge } from '../../ui/badge/badge.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { openEntry } from '../guards.ts'
import { paths } from '../paths.ts'
import { member } from '../state/member.ts'
import { IdCopy } from './id-copy.tsx'
import styles from './member-card.module.css'

/**
 * On phones, under the banner: who is signed in, and the two money buttons; an excluded member has no
 * deposit.
 */
export default function MemberCard() {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const { info, shown, icon } = useStore(member)
  const isVip = shown?.hasVip === true && shown.vipLabelName !== ''
  if (!isSignedIn || !info) return null
  const deposit = { href: paths.member('depositv2'), isMember: true }
  const withdraw = { href: paths.member('withdraw'), isMember: true }
  return (
    <section className={`panel padded ${styles.card}`} aria-label={t('header_menu_account')}>
      <div className="row">
        <Avatar url={icon} isVip={isVip} />
        <span className={styles.names}>
          <b>{info.nickname || info.account}</b>
          <span>
            <IdCopy id={info.id} />
          </span>
        </span>
        {isVip ? <VipBadge>{shown.vipLabelName}</VipBadge> : null}
      </div>
      <div className={styles.pair}>
        {info.restricted ? null : (
          <LinkButton
            kind="primary"
            icon="deposit"
            href={deposit.href}
            onClick={(event) => openEntry(event, deposit)}
          >
            {t('header_deposit')}
          </LinkButton>
        )}
        <LinkButton
          kind="line"
          icon="withdraw"
          href={withdraw.href}
          onClick={(event) => openEntry(event, withdraw)}
        >
          {t('header_withdraw')}
        </LinkButton>
      </div>
    </section>
  )
}
