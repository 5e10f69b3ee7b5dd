-- Up Migration
-- How skewed what is counted lies around its mean: the cubes of the distances beside their squares. A few large wins among
-- many small ones, and a few large stakes among many small ones, keep a return from being judged as if it were normal.
ALTER TABLE studio.fish_window ADD COLUMN cubes double precision NOT NULL DEFAULT 0 CHECK (cubes >= 0);
-- No target pays more than 500 bullets.
UPDATE studio.fish_window SET cubes = variance * 500 * bet_amount / hit_count;
ALTER TABLE studio.fish_window ALTER COLUMN cubes DROP DEFAULT;

-- Slots, tables and hands are counted anew. Old windows of the sea are no longer kept: their bullets are reckoned at five baht.
DELETE FROM studio.return_day WHERE game_code <> 'FISHHUNT';
UPDATE studio.return_cursor SET counted_until = '-infinity' WHERE source <> 'FISH';
ALTER TABLE studio.return_day ADD COLUMN cubes double precision NOT NULL DEFAULT 0 CHECK (cubes >= 0);
UPDATE studio.return_day SET cubes = variance * 500 * 500;
ALTER TABLE studio.return_day ALTER COLUMN cubes DROP DEFAULT;
