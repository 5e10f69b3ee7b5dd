-- Up Migration
-- The results of all lotteries of a day are found game by game, without reading the issues of other days.
CREATE INDEX issue_results ON lottery.issue (game_code, draws_at) WHERE result IS NOT NULL;
