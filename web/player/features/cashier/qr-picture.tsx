import { useMemo } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './deposit.module.css'
import { qrSvg } from './qr-svg.ts'

/** A code to scan, and to keep as a picture. */
export function QrPicture({ text, label, reference }: { text: string; label: string; reference: string }) {
  const t = useText()
  const svg = useMemo(() => qrSvg(text), [text])
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return (
    <>
      <img className={styles.qr} src={source} alt={label} width={236} height={236} />
      <a className={styles.save} href={source} download={`deposit-${reference}.svg`}>
        <Icon name="app" size={20} />
        {t('deposit_save_image')}
      </a>
    </>
  )
}
