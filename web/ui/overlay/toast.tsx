import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useText } from '../i18n/text.tsx'
import styles from './toast.module.css'

interface Toast {
  id: number
  tone: 'good' | 'bad' | 'info'
  text: string
  /** At most one. A refusal with an action stays until it is closed. */
  action?: { text: string; run: () => void } | undefined
}

const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))
const SHOWN_MS = 4000
/** There is something to press. */
const SHOWN_WITH_ACTION_MS = 8000
let lastId = 0

function show(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  const id = ++lastId
  // The same sentence twice in a row is one toast.
  store.setState(({ toasts }) => ({
    toasts: [...toasts.filter((toast) => toast.text !== text), { id, tone, text, action }].slice(-3),
  }))
  if (tone !== 'bad' || !action) setTimeout(() => close(id), action ? SHOWN_WITH_ACTION_MS : SHOWN_MS)
}

function close(id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** `toast.good(t('common_saved'))`, `toast.bad(error.message)`, `toast.info(…)`. */
export const toast = {
  good: (text: string, action?: Toast['action']) => show('good', text, action),
  bad: (text: string, action?: Toast['action']) => show('bad', text, action),
  info: (text: string, action?: Toast['action']) => show('info', text, action),
}

const icons = { good: 'check', bad: 'warn', info: 'info' } as const

/** Mounted once in an app: top centre on phones, top right on desktop. */
export function ToastRegion() {
  const t = useText()
  const { toasts } = useStore(store)
  return (
    <div
      className={styles.region}
      role="region"
      aria-label={t('in_popup_prompt')}
      aria-live="polite"
      data-react-aria-top-layer="true"
    >
      {toasts.map(({ id, tone, text, action }) => (
        <div
          key={id}
          className={`${styles.toast} ${styles[tone]}`}
          role={tone === 'bad' ? 'alert' : 'status'}
        >
          <Icon name={icons[tone]} className={styles.icon} />
          <span className="grow">{text}</span>
          {action ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                close(id)
                action.run()
              }}
            >
              {action.text}
            </button>
          ) : null}
          <IconButton
            icon="close"
            iconSize={16}
            label={t('common_close')}
            onClick={() => close(id)}
            className={styles.close}
          />
        </div>
      ))}
    </div>
  )
}

/** The same look inside a page: a note that stays, such as why a password must change. */
export function Note({ tone = 'info', children }: { tone?: Toast['tone']; children: React.ReactNode }) {
  return (
    <div className={`${styles.note} ${styles[tone]}`}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className="grow">{children}</div>
    </div>
  )
}
