/** Topic `notice`, public: an announcement was published, changed or taken back; whoever shows announcements asks again. */
export const noticeTopic = 'notice'

export interface NoticePush { id: string }
