import { Lines } from './chat-lines.tsx'
import './service-areas.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { FocusScope } from 'react-aria'
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components'
import { CHAT_TEXT_LENGTH } from '../../../../contract/shared/messaging-words.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { ChatComposer } from '../../../ui/chat/chat-composer.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useBackCloses } from '../../../ui/overlay/back-closes.ts'
import { useReturnFocus } from '../../../ui/overlay/return-focus.ts'
import { lockScroll } from '../../../ui/overlay/scroll-lock.ts'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { closeChat } from '../../state/service.ts'
import styles from './chat-room.module.css'
import { useChat } from './use-chat.ts'

const quick: readonly TextKey[] = ['chat_quick_withdrawal', 'chat_quick_turnover', 'chat_quick_password']

/**
 * The chat room: beside the page on wide screens, in its place on phones. Escape and Back close it and the
 * focus returns.
 */
export default function ChatRoom() {
  const [isWholeScreen] = useState(() => matchMedia('(max-width: 699px)').matches)
  useReturnFocus(true)
  useBackCloses(true, closeChat)
  const Frame = isWholeScreen ? WholeScreen : BesideThePage
  return (
    <Frame>
      <Room />
    </Frame>
  )
}

/** Nothing of the page behind it can be reached, as behind any window. */
function WholeScreen({ children }: { children: ReactNode }) {
  const t = useText()
  useEffect(() => lockScroll(), [])
  return (
    <ModalOverlay
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeChat()
      }}
    >
      <AriaModal>
        <Dialog aria-label={t('modal_chat_room')} className={styles.room!}>
          {children}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}

function BesideThePage({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <FocusScope autoFocus>
      <section
        role="dialog"
        aria-modal={false}
        aria-label={t('modal_chat_room')}
        className={styles.room}
        onKeyDown={(event) => {
          if (event.key === 'Escape') closeChat()
        }}
      >
        {children}
      </section>
    </FocusScope>
  )
}

function Room() {
  const t = useText()
  const chat = useChat()
  const { room } = chat
  const state = room?.state
  const under = !state
    ? ''
    : !state.isStaffed
      ? t('cs_offline')
      : state.staffName
        ? t('chat_online_as', { staffName: state.staffName })
        : t('chat_online')
  const send = async (work: Promise<void>) => {
    try {
      await work
      return true
    } catch (error) {
      toast.bad(errorText(error, t))
      return false
    }
  }
  return (
    <>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon name="cs" size={24} />
        </span>
        <div className="grow">
          <h2>{t('bar_live_chat')}</h2>
          <p className={state?.isStaffed ? styles.online : styles.offline}>{under}</p>
        </div>
        <IconButton icon="close" iconSize={24} label={t('common_close')} onClick={closeChat} />
      </header>
      {chat.error ? (
        <div className={styles.fault}>
          <Note tone="bad">{errorText(chat.error, t)}</Note>
          <Button onClick={() => void chat.open()}>{t('common_retry')}</Button>
        </div>
      ) : !room ? (
        <div className={styles.fault}>
          <Skeleton shape="block" />
        </div>
      ) : (
        <Lines
          lines={room.lines}
          readSeq={room.state.staffReadSeq}
          hasMore={room.hasMore}
          onEarlier={() => void send(chat.loadEarlier())}
        />
      )}
      {room && room.lines.length === 0 ? (
        <div className={styles.quick} role="group" aria-label={t('chat_quick')}>
          {quick.map((key) => (
            <button key={key} type="button" onClick={() => void send(chat.sendText(t(key)))}>
              {t(key)}
            </button>
          ))}
        </div>
      ) : null}
      <ChatComposer
        takesFocus
        isOff={!room}
        maxLength={CHAT_TEXT_LENGTH}
        texts={{ write: t('chat_write'), send: t('chat_send'), attach: t('chat_attach') }}
        onText={(text) => send(chat.sendText(text))}
        onImage={(file) => send(chat.sendImage(file))}
      />
    </>
  )
}
