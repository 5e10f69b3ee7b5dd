import { useEffect, useRef, useState } from 'react'
import type { Swiper as SwiperClass } from 'swiper'
import 'swiper/css'
import 'swiper/css/effect-coverflow'
import { A11y, EffectCoverflow } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { useStore } from 'zustand'
import { IconButton } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { home } from '../../state/home.ts'
import { BannerSlide } from './banner-slide.tsx'
import styles from './banner.module.css'
import { useCalmMotion } from './use-calm-motion.ts'
import { useIsSeen } from './use-is-seen.ts'
import { useSlideShow } from './use-slide-show.ts'

/**
 * Autoplay 5000 ms, moving 1000 ms, depth 200, rotate 30 (site.md §9). Rests on hover, on focus, under a
 * finger, out of the view and in a hidden tab.
 */
export default function BannerCoverflow({ isReady, onReady }: { isReady: boolean; onReady: () => void }) {
  const t = useText()
  const banners = useStore(home, (state) => state.banners)
  const [swiper, setSwiper] = useState<SwiperClass | null>(null)
  const [current, setCurrent] = useState(0)
  const isCalm = useCalmMotion()
  const cover = useRef<HTMLElement>(null)
  const isSeen = useIsSeen(cover)
  const show = useSlideShow(swiper, isSeen && !isCalm)
  // The places are as wide as the styles say: measuring them all again with every picture that comes helps
  // nobody.
  useEffect(() => {
    const keep = (event: Event) => event.stopPropagation()
    const place = cover.current!
    place.addEventListener('load', keep, true)
    return () => place.removeEventListener('load', keep, true)
  }, [])
  const count = banners.length
  const copies = count < 4 ? 5 : 3
  const middle = count * Math.floor(copies / 2)
  const slides = Array.from({ length: copies }, () => banners).flat()
  // The swiper's own loop reorders its slides at every step, which the browser counts as a layout shift. Here
  // they are repeated several times, and after a step the same view further to the middle takes over
  // invisibly.
  const recentre = (to: SwiperClass) => {
    if (to.activeIndex < middle || to.activeIndex >= middle + count)
      to.slideTo(middle + (to.activeIndex % count), 0, false)
  }
  return (
    <section
      ref={cover}
      className={`wrap ${styles.cover} ${isReady ? '' : styles.preparing}`}
      aria-label={t('home_banners')}
      aria-roledescription={t('home_carousel')}
      {...show.place}
    >
      <Swiper
        modules={[A11y, EffectCoverflow]}
        effect="coverflow"
        coverflowEffect={{ rotate: 30, depth: 200, stretch: 0, modifier: 1, slideShadows: false }}
        centeredSlides
        slidesPerView="auto"
        initialSlide={middle}
        speed={isCalm ? 0 : 1000}
        onSwiper={setSwiper}
        onAfterInit={() => requestAnimationFrame(() => requestAnimationFrame(onReady))}
        onActiveIndexChange={({ activeIndex }) => setCurrent(activeIndex % count)}
        onSlideChangeTransitionEnd={(moved) => {
          recentre(moved)
          show.onRest()
        }}
        className={styles.swiper!}
      >
        {slides.map((banner, place) => (
          <SwiperSlide key={place} className={styles.place!}>
            {({ isActive }) => (
              <div inert={!isActive} className={styles.face}>
                <BannerSlide banner={banner} isEager={place === middle} />
              </div>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      <IconButton
        icon="l"
        iconSize={24}
        label={t('home_banner_previous')}
        className={`${styles.arrow} ${styles.previous}`}
        onClick={() => swiper?.slidePrev()}
      />
      <IconButton
        icon="r"
        iconSize={24}
        label={t('home_banner_next')}
        className={`${styles.arrow} ${styles.next}`}
        onClick={() => swiper?.slideNext()}
      />
      <div className={styles.dots}>
        {banners.map((banner, place) => (
          <button
            key={banner.id}
            type="button"
            aria-label={t('home_banner_place', { place: String(place + 1), total: String(banners.length) })}
            aria-current={place === current}
            onClick={() => swiper?.slideTo(middle + place)}
          >
            <i className={place === current ? styles.on : undefined} />
          </button>
        ))}
      </div>
    </section>
  )
}
