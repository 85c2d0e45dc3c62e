/** A small town with its windows shut: room tone, slow steps, a far bell. Made here, nothing is loaded. */
import { settings } from "../settings";

const TONE = 0.05;
const STEP = 0.09;
const BELL = 0.05;
const STRIDE = [0.75, 1.2] as const;
const BELL_EVERY = 24;
/** Steps are written down this many seconds ahead, so that they go on while the page is busy. */
const AHEAD = 2;

let sound: AudioContext | null = null;
let night: Night | null = null;

interface Night {
  out: GainNode;
  timer: ReturnType<typeof setInterval>;
}

/** Call this inside a tap: browsers keep a page silent until then. */
export function unlockSound(): void {
  if (!("AudioContext" in window)) return;
  sound ??= new AudioContext();
  void sound.resume();
}

/** The steps never stop at night: they cover taps and cards that move. */
export function nightFalls(): void {
  if (!sound || night || !settings.value.ambience) return;
  const context = sound;
  const out = context.createGain();
  out.gain.value = 0;
  out.gain.linearRampToValueAtTime(settings.value.volume, context.currentTime + 3);
  out.connect(context.destination);
  roomTone(context, out);
  let [step, bell, strides] = [context.currentTime + 1, context.currentTime + 6, 0];
  const walk = (): void => {
    for (; step < context.currentTime + AHEAD; step += between(...STRIDE))
      footstep(context, out, step, strides++);
    for (; bell < context.currentTime + AHEAD; bell += BELL_EVERY) farBell(context, out, bell);
  };
  walk();
  night = { out, timer: setInterval(walk, 500) };
}

export function dayBreaks(): void {
  if (!sound || !night) return;
  const { out, timer } = night;
  night = null;
  clearInterval(timer);
  out.gain.linearRampToValueAtTime(0, sound.currentTime + 1.5);
  setTimeout(() => out.disconnect(), 2_000);
}

/** A knuckle on wood, before somebody is called. */
export function knock(): void {
  if (!sound || !settings.value.speaks) return;
  for (const after of [0, 0.16]) thud(sound, sound.destination, sound.currentTime + after, 190, 0.25);
}

/** One tick of the vote's last seconds. */
export function tick(): void {
  if (sound && settings.value.speaks) thud(sound, sound.destination, sound.currentTime, 900, 0.08);
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);

function noise(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, seconds * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function roomTone(context: AudioContext, out: AudioNode): void {
  const source = noise(context, 4);
  source.loop = true;
  source
    .connect(filter(context, "lowpass", 220))
    .connect(gain(context, TONE))
    .connect(out);
  source.start();
}

function footstep(context: AudioContext, out: AudioNode, at: number, stride: number): void {
  thud(context, out, at, stride % 2 ? 130 : 110, STEP);
}

function thud(context: AudioContext, out: AudioNode, at: number, pitch: number, loud: number): void {
  const source = noise(context, 0.12);
  const volume = gain(context, 0);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.11);
  source
    .connect(filter(context, "bandpass", pitch))
    .connect(volume)
    .connect(out);
  source.start(at);
}

function farBell(context: AudioContext, out: AudioNode, at: number): void {
  for (const [overtone, loud] of [
    [1, 1],
    [2.4, 0.4],
  ] as const) {
    const tone = context.createOscillator();
    tone.frequency.value = 392 * overtone;
    const volume = gain(context, 0);
    volume.gain.setValueAtTime(BELL * loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 4);
    tone.connect(volume).connect(out);
    tone.start(at);
    tone.stop(at + 4);
  }
}

function filter(context: AudioContext, type: BiquadFilterType, frequency: number): BiquadFilterNode {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  return node;
}

function gain(context: AudioContext, value: number): GainNode {
  const node = context.createGain();
  node.gain.value = value;
  return node;
}
