import { useStore } from 'zustand'
import { useIsSignedIn } from '../../client/use-session.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { CopyButton } from '../../ui/status/key-values.tsx'
import { openEntry } from '../guards.ts'
import { paths } from '../paths.ts'
import { member, shortId } from '../state/member.ts'
import styles from './member-card.module.css'

/** On phones, under the banner: who is signed in, and the two money buttons. */
export function MemberCard() {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const info = useStore(member, (state) => state.info)
  if (!isSignedIn || !info) return null
  const deposit = { href: paths.member('depositv2'), isMember: true }
  const withdraw = { href: paths.member('withdraw'), isMember: true }
  return (
    <section className={`panel padded ${styles.card}`} aria-label={t('header_menu_account')}>
      <div className="row">
        <Avatar />
        <span className={styles.names}>
          <b>{info.nickname || info.account}</b>
          <span>{t('header_user_id', { 0: shortId(info.id) })}<CopyButton text={info.id} label={t('header_copy_id')} doneText={t('header_copy_success')} /></span>
        </span>
      </div>
      <div className={styles.pair}>
        <LinkButton kind="primary" icon="deposit" href={deposit.href} onClick={(event) => openEntry(event, deposit)}>{t('header_deposit')}</LinkButton>
        <LinkButton kind="line" icon="withdraw" href={withdraw.href} onClick={(event) => openEntry(event, withdraw)}>{t('header_withdraw')}</LinkButton>
      </div>
    </section>
  )
}
