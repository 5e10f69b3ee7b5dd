/**
 * Topic `notice`, public: an announcement was published, changed or deleted; a page that shows announcements
 * asks again.
 */
export const noticeTopic = 'notice'

export interface NoticePush {
  id: string
}
