/** An SVG picture as an answer; it may load nothing and run nothing, and is kept by browsers for `maxAge` seconds. */
export function pictureAnswer(svg: string, maxAge: string): Response {
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': `public, max-age=${maxAge}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
