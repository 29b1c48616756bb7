import { z } from 'zod';
import { MAX_FRAME_HOSTS } from '~/domain/tenancy/frame-hosts';
import { hostName } from '~/domain/tenancy/settings';

/** 'https://www.autohaus.example/seite' → 'www.autohaus.example' */
const hostOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/:?#].*$/s, '');

/** Hosts or addresses, between spaces or commas. */
export const frameSchema = z.object({
  rahmen: z
    .string()
    .transform((text) => [
      ...new Set(
        text
          .split(/[\s,;]+/)
          .filter(Boolean)
          .map(hostOf),
      ),
    ])
    .superRefine((hosts, { addIssue }) => {
      const wrong = hosts.filter((host) => !hostName.safeParse(host).success);
      if (wrong.length > 0)
        addIssue(
          `Kein Name einer Website: ${wrong.join(', ')}. Erwartet wird er wie www.autohaus-muster.de.`,
        );
      if (hosts.length > MAX_FRAME_HOSTS) addIssue(`Höchstens ${MAX_FRAME_HOSTS} Websites.`);
    }),
});
