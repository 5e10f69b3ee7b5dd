-- Up Migration
-- Requirements are filled from what was settled (wallet.play_change), corrections included, and no longer by looking
-- again and again at the rounds that were open. Of each round it is kept what has been counted, so whoever looks, in
-- whatever order, counts the difference.
CREATE TABLE wagering.counted_round (
  member_id text NOT NULL,
  round_no bigint NOT NULL,
  bonus_valid bigint NOT NULL,
  deposit_valid bigint NOT NULL,
  -- Counted before the follower came to it, from what the ledger said up to this id: once the follower has passed it,
  -- what was settled is the truth.
  ahead_of bigint,
  PRIMARY KEY (member_id, round_no)
);
CREATE INDEX counted_ahead ON wagering.counted_round (ahead_of) WHERE ahead_of IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON wagering.counted_round TO sala_app;

-- Members without money whose requirements cannot end yet, because something of theirs is still in play.
CREATE TABLE wagering.waiting (member_id text PRIMARY KEY, looked_at timestamptz NOT NULL);
CREATE INDEX waiting_by_look ON wagering.waiting (looked_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON wagering.waiting TO sala_app;

-- What was counted before. Reading begins again at the first change that was not.
CREATE TEMPORARY TABLE counting ON COMMIT DROP AS
SELECT p.member_id, o.owner_no, p.after_round_no, p.open_round_nos,
       (SELECT min(r.after_round_no) FROM wagering.requirement r WHERE r.member_id = p.member_id AND r.status = 'OPEN') AS begun_after
FROM wagering.progress p JOIN wallet.owner o ON o.owner_id = p.member_id AND o.family = 1
WHERE EXISTS (SELECT FROM wagering.requirement r WHERE r.member_id = p.member_id AND r.status = 'OPEN');
INSERT INTO wagering.counted_round (member_id, round_no, bonus_valid, deposit_valid)
SELECT p.member_id, r.round_no, c.valid, c.valid
FROM counting p
JOIN wallet.round r ON r.owner_no = p.owner_no AND r.round_no > p.begun_after AND r.round_no <= p.after_round_no
  AND r.round_no <> ALL (p.open_round_nos)
JOIN wallet.round_counted c ON c.round_no = r.round_no AND c.shard = r.shard AND c.status IN (1, 2, 3)
WHERE NOT r.is_free;
INSERT INTO wallet.follower (name, position)
SELECT 'wagering.play', coalesce(
  (SELECT min(c.id) - 1 FROM wallet.play_change c JOIN counting p ON p.owner_no = c.owner_no
   WHERE c.round_no > p.after_round_no OR c.round_no = ANY (p.open_round_nos)),
  (SELECT max(c.id) FROM wallet.play_change c), 0);
DELETE FROM wallet.follower WHERE name = 'wagering';
INSERT INTO wagering.waiting (member_id, looked_at) SELECT member_id, app.now() FROM counting WHERE open_round_nos <> '{}';
DROP TABLE wagering.progress;
