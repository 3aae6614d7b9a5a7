// A part of the page as a picture: laid out again inside an SVG, with the page's own rules and fonts,
// for an SVG that is an image loads nothing by itself.

const KIND = 'image/webp';
const QUALITY = 0.85;
const FONTS = 250; // milliseconds

/** A node as an image of this size, whatever size it has on the page. */
export async function pictureOf(node: HTMLElement, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawn(node, width, height))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { alpha: false })!;
  // Fonts are read when text is first drawn with them, and nothing says when that is done.
  pen.drawImage(image, 0, 0, width, height);
  await new Promise((done) => setTimeout(done, FONTS));
  pen.drawImage(image, 0, 0, width, height);
  return new Promise((done, fail) => canvas.toBlob((made) => (made ? done(made) : fail(new Error(KIND))), KIND, QUALITY));
}

async function drawn(node: HTMLElement, width: number, height: number): Promise<string> {
  const [w, h] = [node.offsetWidth, node.offsetHeight];
  const style = document.createElement('style');
  style.textContent = await rules();
  const body = document.createElement('body');
  body.append(style, node.cloneNode(true));
  const inside = new XMLSerializer().serializeToString(body);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}">` +
    `<foreignObject width="${w}" height="${h}">${inside}</foreignObject></svg>`
  );
}

/** All that the page's style sheets say, with the fonts they name. */
async function rules(): Promise<string> {
  const sheets = [...document.styleSheets].flatMap(({ href }) => (href ? [written(href)] : []));
  return (await Promise.all(sheets)).join('\n');
}

async function written(sheet: string): Promise<string> {
  let text = await (await fetch(sheet)).text();
  for (const [, file] of text.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)) {
    const font = await fetch(new URL(file!, sheet));
    text = text.replace(file!, await dataUrl(await font.blob()));
  }
  return text;
}

/** A file as an address that holds it. */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error(file.type));
    reader.readAsDataURL(file);
  });
}
