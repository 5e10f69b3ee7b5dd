import type { ReactNode } from 'react'
import { Logo } from '../../ui/layout/logo.tsx'
import { useLanguage, useText } from '../../ui/i18n/text.tsx'
import { switchLanguage } from '../../ui/i18n/texts.ts'
import { keepLanguage } from '../../client/preferences.ts'
import styles from './gate.module.css'

/** The page before the console: the mark, one panel, the language. */
export function GateFrame({
  title,
  text,
  isWide,
  children,
}: {
  title: string
  text?: string
  isWide?: boolean
  children?: ReactNode
}) {
  const t = useText()
  const language = useLanguage()
  const other = language === 'th' ? 'en' : 'th'
  const change = async () => {
    await switchLanguage(other)
    keepLanguage(other)
  }
  return (
    <main className={styles.gate}>
      <Logo name="Sala" height={52} />
      <section className={`panel ${styles.panel} ${isWide ? styles.wide : ''}`}>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className="text-2 small">{text}</p> : null}
        {children}
      </section>
      <button type="button" className={styles.language} lang={other} onClick={() => void change()}>
        {t(other === 'th' ? 'console_to_thai' : 'console_to_english')}
      </button>
    </main>
  )
}
