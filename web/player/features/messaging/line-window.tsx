import './service-areas.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { renderSVG } from 'uqr'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { openServiceWindow } from '../../shell/service-channels.ts'
import { service } from '../../state/service.ts'
import styles from './line-window.module.css'

/** LINE service: its path as a code to scan, and a button for this device. */
export default function LineWindow() {
  const t = useText()
  const line = useStore(service, (state) => state.line)
  const code = useMemo(
    () =>
      line
        ? `data:image/svg+xml,${encodeURIComponent(renderSVG(location.origin + line.url, { border: 2 }))}`
        : '',
    [line],
  )
  if (!line) return null
  return (
    <div className={styles.line}>
      <img src={code} alt="" width={240} height={240} />
      <p>{t('line_scan')}</p>
      <Button kind="primary" size="large" isBlock onClick={() => openServiceWindow(line, t)}>
        {t('line_open')}
      </Button>
    </div>
  )
}
