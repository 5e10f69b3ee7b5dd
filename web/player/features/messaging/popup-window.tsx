import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { RichText } from '../../../ui/layout/rich-text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { popups } from '../../state/popups.ts'
import styles from './notices.module.css'
import { PromotionJump } from './promotion-jump.tsx'

/** The announcements that open by themselves, one after the other in one window. */
export default function PopupWindow() {
  const t = useText()
  const { list, close } = useStore(popups)
  const [place, setPlace] = useState(0)
  const popup = list[Math.min(place, list.length - 1)]
  if (!popup) return null
  const isLast = place >= list.length - 1
  return (
    <Modal isOpen onClose={close} title={t('modal_public_announcement')} size="medium">
      <article className={styles.popup} aria-live="polite">
        {popup.imageUrl ? (
          <img
            {...pictureSources(popup.imageUrl)}
            sizes="(min-width: 700px) 440px, 92vw"
            alt=""
            className={styles.picture}
          />
        ) : null}
        <h3>{popup.title}</h3>
        <RichText html={popup.content} />
        {list.length > 1 ? (
          <p className={styles.count}>
            {t('announcement_place', { place: String(place + 1), total: String(list.length) })}
          </p>
        ) : null}
        <PromotionJump notice={popup} onGo={close} />
        {isLast ? null : (
          <Button kind="primary" isBlock onClick={() => setPlace(place + 1)}>
            {t('common_next')}
          </Button>
        )}
        <Button kind={isLast ? 'primary' : 'line'} isBlock onClick={close}>
          {t('announcement_dont_show')}
        </Button>
      </article>
    </Modal>
  )
}
