-- Up Migration
-- Who came to a private room by its code, or sat in it: they may read it.
CREATE TABLE studio.room_guest (
  room_id text COLLATE "C" NOT NULL REFERENCES studio.room,
  member_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (room_id, member_id)
);
GRANT SELECT, INSERT, DELETE ON studio.room_guest TO sala_app;

INSERT INTO studio.room_guest (room_id, member_id)
SELECT DISTINCT s.room_id, s.member_id FROM studio.room_sitting s JOIN studio.room r USING (room_id) WHERE r.code IS NOT NULL AND r.state <> 'CLOSED';
