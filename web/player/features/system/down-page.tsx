import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { languageOfTag } from '../../../../kernel/languages.ts'
import { useIsSignedIn } from '../../../client/use-session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { type TextKey, useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Logo } from '../../../ui/layout/logo.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { paths } from '../../paths.ts'
import { changeLanguage } from '../../state/language.ts'
import { member } from '../../state/member.ts'
import { site, useSite } from '../../state/site.ts'
import { takeCodeOfAddress } from './hand-over.ts'
import { type Device, deviceOf, install, installation, watchInstallation } from './install-app.ts'
import { LinkCode } from './link-code.tsx'
import styles from './down-page.module.css'
import './texts.ts'

const steps: Record<Device, readonly { title: TextKey; note?: TextKey; icon: IconName }[]> = {
  lite: [
    { title: 'download_step_1', note: 'download_step_1_note', icon: 'globe' },
    { title: 'download_step_2', note: 'download_step_2_note', icon: 'share' },
    { title: 'download_step_3', note: 'download_step_3_note', icon: 'plus' },
    { title: 'download_step_4', note: 'download_step_4_note', icon: 'check' },
  ],
  ios: [
    { title: 'download_chrome_1', icon: 'globe' },
    { title: 'download_chrome_ios_2', icon: 'share' },
    { title: 'download_step_3', note: 'download_step_3_note', icon: 'plus' },
    { title: 'download_step_4', note: 'download_step_4_note', icon: 'check' },
  ],
  android: [
    { title: 'download_chrome_1', icon: 'globe' },
    { title: 'download_android_2', icon: 'dots' },
    { title: 'download_android_3', icon: 'plus' },
    { title: 'download_android_4', icon: 'check' },
  ],
}
const posters = ['naga', 'yaksha', 'elephant', 'fish', 'baccarat', 'tiger'] as const

/**
 * The site as an app: the browser's own offer, the steps by device, and the link for the phone as a code to
 * scan.
 */
export default function DownPage() {
  const t = useText()
  const { name } = useSite()
  const { offer, isInstalled } = useStore(installation)
  const isSignedIn = useIsSignedIn()
  const account = useStore(member, (state) => (state.info && !state.info.isTrial ? state.info.account : null))
  const language = useLanguage()
  useEffect(() => {
    const stop = watchInstallation()
    // The link's language first, so that the question about the code is asked in it.
    void speakLinkLanguage().then(takeCodeOfAddress)
    return stop
  }, [])
  return (
    <div className="wrap">
      <section className={styles.top}>
        <div className={styles.words}>
          <h1>{t('download_headline', { name })}</h1>
          <p className="text-2">{t('download_lead')}</p>
          {offer ? (
            <span>
              <Button kind="primary" size="large" icon="app" onClick={() => void install()}>
                {t('download_install')}
              </Button>
            </span>
          ) : null}
          {isInstalled ? (
            <p className="row positive">
              <Icon name="check" />
              {t('download_installed')}
            </p>
          ) : null}
          <LinkCode language={language} account={isSignedIn ? account : null} />
        </div>
        <Phone name={name} />
      </section>
      <Steps />
    </div>
  )
}

/** The link says in which language the page opens. */
async function speakLinkLanguage(): Promise<void> {
  const asked = languageOfTag(new URLSearchParams(location.search).get('lang') ?? '')
  if (!asked) return
  history.replaceState(history.state, '', paths.down() + location.hash)
  if (site.getState().languages.includes(asked) && languageOfTag(document.documentElement.lang) !== asked)
    await changeLanguage(asked)
}

function Steps() {
  const t = useText()
  const [device, setDevice] = useState<Device>('lite')
  useEffect(() => setDevice(deviceOf(navigator.userAgent)), [])
  return (
    <section>
      <div className={styles.head}>
        <h2>{t('download_steps')}</h2>
        <Segmented<Device>
          label={t('download_steps')}
          value={device}
          onChange={setDevice}
          choices={[
            { key: 'lite', text: t('download_lite_ios') },
            { key: 'ios', text: t('download_ios') },
            { key: 'android', text: t('download_android') },
          ]}
        />
      </div>
      <ol className={`panel ${styles.steps}`}>
        {steps[device].map((step, order) => (
          <li key={step.title}>
            <span className={styles.number} aria-hidden="true">
              {order + 1}
            </span>
            <span>
              <b>{t(step.title)}</b>
              {step.note ? <small>{t(step.note)}</small> : null}
            </span>
            <Icon name={step.icon} size={24} className={styles.icon} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('download_no_file')}</p>
    </section>
  )
}

/** The home screen of the app, drawn small. */
function Phone({ name }: { name: string }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <span className={styles.ear} />
      <Logo name={name} height={36} />
      <Picture
        className={styles.banner}
        url="/art/banner-welcome.svg"
        width={218}
        height={104}
        sizes="220px"
      />
      <span className={styles.posters}>
        {posters.map((poster) => (
          <Picture key={poster} url={`/art/poster-${poster}.svg`} width={68} height={91} sizes="70px" />
        ))}
      </span>
    </div>
  )
}
