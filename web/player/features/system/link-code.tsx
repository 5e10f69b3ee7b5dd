import { useEffect, useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { useText } from '../../../ui/i18n/text.tsx'
import type { Language } from '../../../ui/i18n/messages.ts'
import { paths } from '../../paths.ts'
import { freshCode } from './hand-over.ts'
import styles from './down-page.module.css'

/** A code lives 60 seconds: a new one comes before the old one ends. */
const RENEW_MS = 50_000

/**
 * The link of this page as a code to scan: with the language, and for a member with the code that signs the
 * phone in. Only if somebody can scan it: on a wide screen, while the page is looked at.
 */
export function LinkCode({ language, account }: { language: Language; account: string | null }) {
  const t = useText()
  const [fresh, setFresh] = useState<{ account: string; code: string | null } | null>(null)
  const code = fresh?.account === account ? fresh.code : null
  const [isWide, setWide] = useState(false)
  useEffect(() => setWide(matchMedia('(min-width: 700px)').matches), [])
  useEffect(() => {
    if (!account || !isWide) return
    const renew = () => {
      if (!document.hidden) void freshCode().then((next) => setFresh({ account, code: next }))
    }
    renew()
    const timer = setInterval(renew, RENEW_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [account, isWide])
  if (!isWide) return null
  return (
    <div className={styles.link}>
      <QrPicture
        text={location.origin + paths.down(language, code ?? undefined)}
        label={t('download_qr_label')}
      />
      <p className="small text-2">
        <b>{t('download_scan')}</b>
        <br />
        {t('download_scan_text')}
        {code && account ? (
          <>
            <br />
            {t('download_scan_member', { account })}
          </>
        ) : null}
      </p>
    </div>
  )
}

function QrPicture({ text, label }: { text: string; label: string }) {
  const svg = useMemo(() => renderSVG(text, { border: 2, ecc: 'M' }), [text])
  return (
    <img
      className={styles.qr}
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={label}
      width={148}
      height={148}
    />
  )
}
