import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { GameCardSkeleton } from '../feedback/skeleton.tsx'
import { useText } from '../i18n/text.tsx'
import { BalanceBox, Money } from '../money/money.tsx'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { Drawer } from '../overlay/drawer.tsx'
import { Modal } from '../overlay/modal.tsx'
import { Note, toast } from '../overlay/toast.tsx'
import { Progress } from '../progress/progress.tsx'
import { Countdown } from '../status/countdown.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

export function GalleryFeedback() {
  return (
    <>
      <MoneyAndTime />
      <Messages />
      <OverPage />
      <Waiting />
    </>
  )
}

function MoneyAndTime() {
  const t = useText()
  const [isHidden, setHidden] = useState(false)
  const [startMs] = useState(() => Date.now())
  return (
    <>
      <Section title={t('gallery_money')}>
        <div className={styles.flow}>
          <BalanceBox
            amount={1_248_050}
            isHidden={isHidden}
            onToggle={() => setHidden(!isHidden)}
            onRefresh={() => toast.good(t('common_saved'))}
          />
          <Money amount={41_250} isChange className={styles.change} />
          <Money amount={-5_000} isChange className={styles.change} />
        </div>
      </Section>
      <Section title={t('gallery_time')}>
        <div className={styles.stack}>
          <div className={styles.flow}>
            <Countdown clockOffsetMs={0} endsAt={startMs + 33_262_000} />
            <Countdown clockOffsetMs={0} endsAt={startMs + 9_000} />
            <Countdown clockOffsetMs={0} endsAt={startMs + 836_000_000} />
          </div>
          <Progress share={0.43} label={t('gallery_time')} />
          <Progress share={0.64} tone="vip" label={t('gallery_vip')} />
          <Progress share={0.78} tone="risk" label={t('gallery_limits')} />
        </div>
      </Section>
    </>
  )
}

function Messages() {
  const t = useText()
  return (
    <Section title={t('gallery_toasts')}>
      <div className={styles.stack}>
        <Note tone="good">{t('header_copy_success')}</Note>
        <Note tone="bad">{t('msg_network_abnormal')}</Note>
        <Note>{t('in_need_true_account')}</Note>
        <div className={styles.flow}>
          <Button onClick={() => toast.good(t('header_copy_success'))}>{t('common_success')}</Button>
          <Button
            onClick={() =>
              toast.bad(t('msg_network_abnormal'), {
                text: t('common_retry'),
                run: () => toast.good(t('common_success')),
              })
            }
          >
            {t('common_failed')}
          </Button>
        </div>
      </div>
    </Section>
  )
}

function OverPage() {
  const t = useText()
  const [open, setOpen] = useState<'window' | 'question' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title={t('gallery_windows')}>
      <div className={styles.flow}>
        <Button onClick={() => setOpen('window')}>{t('gallery_open_window')}</Button>
        <Button onClick={() => setOpen('question')}>{t('gallery_open_question')}</Button>
        <Button onClick={() => setOpen('drawer')}>{t('gallery_open_drawer')}</Button>
      </div>
      <Modal isOpen={open === 'window'} onClose={close} title={t('gallery_windows')}>
        <p>{t('gallery_type_text')}</p>
        <Button kind="primary" isBlock onClick={close}>
          {t('common_close')}
        </Button>
      </Modal>
      <ConfirmDialog
        isOpen={open === 'question'}
        onCancel={close}
        onConfirm={close}
        confirmText={t('header_menu_sign_out')}
      >
        {t('in_sure_logout')}
      </ConfirmDialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} label={t('common_menu')}>
        <div className="padded">
          <Button isBlock onClick={close}>
            {t('common_close')}
          </Button>
        </div>
      </Drawer>
    </Section>
  )
}

function Waiting() {
  const t = useText()
  return (
    <>
      <Section title={t('gallery_loading')}>
        <div className={styles.five}>
          {[1, 2, 3, 4, 5].map((one) => (
            <GameCardSkeleton key={one} />
          ))}
        </div>
      </Section>
      <Section title={t('gallery_empty')}>
        <EmptyState
          title={t('game_fav_empty')}
          text={t('game_fav_empty_hint')}
          action={<Button kind="primary">{t('gallery_empty_action')}</Button>}
        />
      </Section>
    </>
  )
}
