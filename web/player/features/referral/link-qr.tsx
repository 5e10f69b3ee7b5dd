import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import { useText } from '../../../ui/i18n/text.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import styles from './referral.module.css'

/** The link for a friend who is beside the member: a code to scan, and the code to type. */
export function LinkQr({ code, link }: { code: string; link: string }) {
  const t = useText()
  const svg = useMemo(() => renderSVG(link, { border: 2, ecc: 'M' }), [link])
  return (
    <section className={`panel ${styles.scan}`}>
      <img
        className={styles.qr}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={t('referral_scan_label')}
        width={148}
        height={148}
      />
      <p className="small text-2">{t('referral_scan')}</p>
      <p className={styles.code}>
        <span className="small text-2">{t('referral_my_code')}</span>
        <b>{code}</b>
        <CopyButton text={code} label={t('referral_copy_code')} doneText={t('referral_code_copied')} />
      </p>
    </section>
  )
}
