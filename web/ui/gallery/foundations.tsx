import { Icon, iconNames } from '../icon/icon.tsx'
import { useText } from '../i18n/text.tsx'
import { Ornament } from '../layout/ornament.tsx'
import { Money } from '../money/money.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

const colours = [
  'ground',
  'surface',
  'surface-2',
  'surface-3',
  'line-strong',
  'text',
  'text-2',
  'text-3',
  'red',
  'red-line',
  'gold',
  'gold-bright',
  'jade',
  'jade-text',
  'danger',
  'warn',
  'info',
  'pig-1',
  'pig-2',
  'pig-3',
  'pig-4',
  'pig-5',
]
const gradient = 'pearl'

export function GalleryFoundations() {
  const t = useText()
  return (
    <>
      <Section title={t('gallery_colours')} isWide>
        <div className={styles.swatches}>
          {colours.map((name) => (
            <div key={name}>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              <span>{name}</span>
            </div>
          ))}
          <div>
            <div className={styles.pearl} />
            <span>{gradient}</span>
          </div>
        </div>
      </Section>
      <Section title={t('gallery_type')}>
        <div className={styles.display}>{t('gallery_type_display')}</div>
        <div className={styles.marks} lang="th">
          {t('gallery_type_marks')}
        </div>
        <div className={styles.heading}>{t('gallery_type_heading')}</div>
        <p>{t('gallery_type_text')}</p>
        <p className="small text-2">{t('gallery_type_small')}</p>
        <Money amount={128_490_000} className={styles.figure} />
        <Ornament />
      </Section>
      <Section title={t('gallery_icons')}>
        <div className={styles.icons}>
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={24} />
            </span>
          ))}
        </div>
      </Section>
    </>
  )
}
