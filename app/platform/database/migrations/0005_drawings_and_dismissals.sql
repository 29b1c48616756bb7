ALTER TABLE "sessions" ADD COLUMN "dismissed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "dismissed" = '{tecar-tile}' WHERE "hides_tecar_tile";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "hides_tecar_tile";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "drawing" text DEFAULT 'parcel' NOT NULL;--> statement-breakpoint
-- What the shop told from addresses and titles until now.
UPDATE "categories" SET "drawing" = coalesce((SELECT "told"."drawing" FROM (VALUES
		(0, 'schneekette', 'chains'),
		(1, 'stahlfelge', 'steel-rim'),
		(2, 'reparatur|inspektion|wartung', 'service'),
		(3, 'r(ä|ae)derwechsel', 'wheel'),
		(4, '^komplettr(ä|ae)d', 'wheel'),
		(5, 'rdks|drucksensor', 'sensor'),
		(6, 'radzubeh|radschraub|felgenschl', 'bolts'),
		(7, 'felge', 'rim'),
		(8, 'reifen', 'tyre'),
		(9, 'tier|hund', 'pet-box'),
		(10, 'fahrrad|hecktr', 'bike-rack'),
		(11, 'dachbox|transport|reise', 'roof-box'),
		(12, 'dachtr', 'roof-rack'),
		(13, 'anh(ä|ae)nger', 'tow-bar'),
		(14, 'kofferraum|wanne', 'boot-tray'),
		(15, 'kind', 'child-seat'),
		(16, 'matte|innenraum', 'mats'),
		(17, 'pflege|reinigung', 'care'),
		(18, '(ö|oe)le|fl(ü|ue)ssig', 'oil'),
		(19, 'folie|aufkleber', 'film'),
		(20, 'au(ß|ss)en', 'mirror'),
		(21, 'batterie', 'battery'),
		(22, 'dashcam', 'dashcam'),
		(23, 'kamera', 'rear-camera'),
		(24, 'einpark|parkhilfe', 'park-assist'),
		(25, 'licht|xenon|lampe', 'headlight'),
		(26, 'marder', 'marten'),
		(27, 'technik|elektr', 'battery'),
		(28, 'verband|sicherheit|panne', 'first-aid'),
		(29, 'winter', 'winter'),
		(30, 'modell', 'model-car'),
		(31, 'bekleidung|collection', 'shirt'),
		(32, 'accessoire|lifestyle', 'keyring')) AS "told" ("rank", "pattern", "drawing")
	WHERE lower("url" || ' ' || "title") ~ "pattern" ORDER BY "rank" LIMIT 1), 'parcel');