import { useState } from 'react'
import { VipBadge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatLongDate } from '../../../../design/format.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Avatar } from '../../../ui/layout/avatar.tsx'
import { ConsoleButton } from '../../parts/link.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { AdjustWindow } from './adjust-window.tsx'
import { FreezeDialog } from './freeze-dialog.tsx'
import styles from './member.module.css'
import { MemberActions } from './member-actions.tsx'
import { MemberBadges } from './member-badges.tsx'
import type { Member } from './types.ts'
import { isPersonal } from './member-type.ts'

export function Head({ member }: { member: Member }) {
  const t = useText()
  const language = useLanguage()
  const can = useCan()
  const [open, setOpen] = useState<'freeze' | 'adjust' | null>(null)
  const isActive = member.state === 'ACTIVE'
  return (
    <section className={`panel ${styles.head}`}>
      <div className={styles.who}>
        <Avatar isVip={member.vipLevel > 0} />
        <div>
          <div className="row row-wrap">
            <h1>{member.username}</h1>
            {member.vipLevel > 0 ? (
              <VipBadge>{t('header_vip_label', { vipLevel: String(member.vipLevel) })}</VipBadge>
            ) : null}
            <MemberBadges row={member} />
          </div>
          <span className="small text-2">
            {[member.payeeName, t('dossier_joined', { date: formatLongDate(member.createdAt, language) })]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={`note text-3 ${styles.id}`}>{t('dossier_id', { memberId: member.memberId })}</span>
        </div>
      </div>
      <div className={styles.acts}>
        {can('members.adjust') && isPersonal(member) ? (
          <Button icon="edit" onClick={() => setOpen('adjust')}>
            {t('dossier_adjust')}
          </Button>
        ) : null}
        {can('members.freeze') ? (
          <Button
            icon="ban"
            className={isActive ? styles.danger : undefined}
            onClick={() => setOpen('freeze')}
          >
            {t(isActive ? 'dossier_freeze' : 'dossier_unfreeze')}
          </Button>
        ) : null}
        {can('sports.view') && isPersonal(member) ? (
          <ConsoleButton href={paths.sportsMember(member.memberId)} icon="sport">
            {t('op_sport_risk_title')}
          </ConsoleButton>
        ) : null}
        <MemberActions member={member} />
      </div>
      <FreezeDialog isOpen={open === 'freeze'} member={member} onClose={() => setOpen(null)} />
      <AdjustWindow isOpen={open === 'adjust'} member={member} onClose={() => setOpen(null)} />
    </section>
  )
}
