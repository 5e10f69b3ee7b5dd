/** What is played now, for pages that are not the sportsbook's: home and the lobbies are read without it. */
export { LiveMatches as default } from './features/sports/live/live-matches.tsx'
