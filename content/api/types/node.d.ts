/**
 * Types of the Node.js packages and of the stream recording client.
 *
 *   @{scope}/node            1.5.2
 *   @{scope}/node-layer      1.3.1
 *   @{scope}/node-svg-layer  1.0.1
 *   {product}-streamrec      3
 *
 * Dates in lists and filters are ISO 8601 texts in UTC unless a comment says otherwise.
 */

declare module "@{scope}/node" {
  import { EventEmitter } from "node:events";

  /** Client with the API key. Belongs on a server, never in a browser. A call that fails rejects with a string. */
  class {Product} {
    constructor(config: { apiKey: string });

    static readonly layerForeground: 1;
    static readonly layerBackground: -1;
    static readonly webhookRoom: "room_update";
    static readonly webhookRecording: "recording_update";

    readonly observer: {Product}.Observer;
    readonly permalink: {Product}.Permalinks;

    /** Starts a meeting or joins the running meeting of that room. Without `roomId`, each call creates a new room. */
    join(username: string, roomId?: string | null, params?: {Product}.JoinParams): Promise<{Product}.User>;
    /** The user of an access key. */
    getUser(accessKey: string): Promise<{Product}.User>;
    /** Adds a guest to a running meeting. */
    registerGuest(username: string, guestToken: string, params?: {Product}.GuestParams): Promise<{Product}.User>;
    getAllCurrentMeetings(): Promise<{Product}.Room[]>;
    /** Ends the meeting of a room for everybody. */
    shutdownRoom(roomId: string): Promise<void>;
    /** `true` = online only, `false` = offline only, `null` = all. */
    getRoomUsers(roomId: string, isOnline?: boolean | null): Promise<{Product}.Participant[]>;

    getSnapshot(snapshotId: string): Promise<{Product}.Snapshot>;
    deleteSnapshot(snapshotId: string): Promise<void>;
    /** 25 per page. */
    getRoomSnapshots(
      roomId: string,
      page?: number,
      startedAt?: string,
      since?: string,
      until?: string,
    ): Promise<{Product}.Snapshot[]>;

    getRecording(recordingId: string): Promise<{Product}.Recording>;
    deleteRecording(recordingId: string): Promise<void>;
    /** 25 per page. */
    getRoomRecordings(
      roomId: string,
      page?: number,
      startedAt?: string,
      since?: string,
      until?: string,
    ): Promise<{Product}.Recording[]>;

    /** Synchronous: makes no request. */
    createRoomForward(roomId: string): {Product}.RoomForward;

    /** Registers the webhook of the API key, then reads the registration. `types` is a comma-separated text or a list. */
    registerWebhook(
      url: string,
      types?: string | readonly {Product}.WebhookType[],
    ): Promise<{Product}.Webhook>;
    getWebhook(): Promise<{Product}.Webhook | null>;
    clearWebhook(): Promise<void>;
  }

  namespace {Product} {
    type ZIndex = 1 | -1;
    type MediaType = "audio" | "video";
    type ForwardType = MediaType | "audio,video" | readonly MediaType[];
    type AudioInsert = "enabled" | "disabled" | "audio_only";
    type ObjectFit = "auto" | "contain" | "cover";
    type WebhookType = "room_update" | "recording_update" | "participant_update" | "snapshot_update";
    type LayoutPosition =
      | readonly [x: number, y: number, width: number, height: number]
      | readonly [x: number, y: number, width: number, height: number, fit: ObjectFit];

    interface CustomFields {
      locale?: string;
      logo?: string;
      /** Default `false`. */
      hide_chat?: boolean;
      /** Default `false`. */
      virtual_background?: boolean;
      /** Default `false`. */
      virtual_background_allow_guest?: boolean;
      virtual_background_image?: string;
      [field: string]: unknown;
    }

    interface MeetingOptions {
      /** Default `true`. */
      show_names?: boolean;
      /** Default `true`. */
      show_label?: boolean;
      exit_url?: string;
      /** Default `true`. */
      recording_available?: boolean;
      /** Default `true`. */
      broadcast_available?: boolean;
      /** Default `true`. */
      reaction_available?: boolean;
      /** Default `true`. */
      layout_available?: boolean;
      /** Default `true`. */
      guest_token_available?: boolean;
      /** Default `false`. */
      lock_available?: boolean;
      /** Default `true`. */
      kick_available?: boolean;
      /** Default `"ptp"`. */
      sfu_mode?: "disabled" | "screencast" | "ptp";
      /** Default `false`: 1280x960. `true`: 1280x720. */
      widescreen?: boolean;
      /** Default `"#121212"`. */
      background_color?: string;
      /** Default `"audio_only"`. */
      audio_insert?: AudioInsert;
      audio_insert_position?: { x: number; y: number };
      custom_fields?: CustomFields;
    }

    interface JoinParams {
      /** Name of the room. */
      name?: string;
      user?: { id?: string; avatar?: string };
      options?: MeetingOptions;
    }

    interface GuestParams {
      id?: string;
      avatar?: string;
      custom_fields?: { locale?: string };
    }

    interface Room {
      id: string;
      name: string | null;
      ready: boolean;
      started_at: string | null;
      shutdown: boolean;
      guest_token: string | null;
    }

    interface Member {
      id: string;
      name: string;
      avatar: string | null;
      guest: boolean;
      joined_at: string | null;
    }

    interface Participant {
      id: string;
      room_id: string;
      name: string;
      avatar: string | null;
      guest: boolean;
      online: boolean;
    }

    interface Recording {
      id: string;
      /** Unix seconds. */
      created_at: number;
      /** Seconds; `null` while recording. */
      duration: number | null;
      /** `download` is `null` until the file is ready. */
      links: { self: string; download: string | null };
      user: Member;
      room: Room;
    }

    interface Snapshot {
      id: string;
      name: string;
      links: { download: string };
      creator: Member;
      created_at: string;
      room: Room;
    }

    interface Broadcast {
      id: string;
      platform: string;
      player_url: string | null;
      user: Member;
      room: Room;
    }

    interface PlaybackState {
      url: string;
      name: string | null;
      play_id: string;
      replacement_id: string | null;
      audio: boolean;
      loop_count: number;
    }

    interface RoomData {
      access_key: string;
      ready: boolean;
      locked: boolean;
      room: Room;
      team: { name: string };
      user: {
        id: string;
        room_id: string;
        name: string;
        avatar: string | null;
        guest: boolean;
        blocked: boolean;
        ready: boolean;
      };
      links: { self: string; gui: string; guest_join: string; websocket: string };
      options: MeetingOptions & Record<string, unknown>;
      playbacks: PlaybackState[];
      presentation: object | null;
      broadcasts: Broadcast[];
      recording: Recording | null;
      snapshots: Snapshot[];
      signaling: { type: string; options: Record<string, unknown> };
    }

    interface Webhook {
      id: string;
      url: string;
      types: WebhookType[];
      last_request_sent_at: string | null;
      last_response_code: string | null;
    }

    interface LayoutParams {
      layout?: "auto" | "custom";
      /** Name of a predefined layout, or any name together with `map`. */
      name?: string;
      map?: readonly LayoutPosition[];
      /** User IDs and play IDs in the order of the spots; `""` = free spot. */
      users?: readonly string[];
      show_names?: boolean;
      voice_activation?: boolean;
      audio_insert?: AudioInsert;
      audio_insert_position?: { x: number; y: number };
    }

    interface LayerParams {
      url?: string;
      /** Text box; deprecated. */
      insert?: { icon?: string; title?: string; content?: string };
      /** Default `1`, foreground. */
      "z-index"?: ZIndex;
    }

    interface PlaybackParams {
      /** Public URL of an MP4, WebM or MP3 file. */
      url: string;
      /** Default `false`. */
      audio?: boolean;
      play_id?: string;
      replacement_id?: string;
      name?: string;
      /** Default `0` = once; `-1` = endless. */
      loop_count?: number;
    }

    /** A layer of one of the two layer packages. */
    interface CanvasLayer {
      createBuffer(type?: ImageType, quality?: number): Buffer;
    }
    interface SvgLayer {
      createSVG(): string;
    }
    type ImageType = "image/png" | "image/jpeg" | "image/webp";

    /** One user in one meeting. */
    interface User {
      readonly accessKey: string;
      readonly guestToken: string;
      readonly roomId: string;
      readonly ready: boolean;
      /** The response of the REST API. */
      readonly data: RoomData;

      /** Checks once a second; rejects after 30 s. */
      waitReady(): Promise<void>;
      chat(content: string): Promise<void>;
      sendCustomMessage(content: string): Promise<void>;
      startRecording(): Promise<void>;
      stopRecording(): Promise<void>;
      /** RTMP or RTMPS URL with the stream key appended. */
      startBroadcast(streamUrl: string): Promise<void>;
      stopBroadcast(): Promise<void>;
      setLayout(params: LayoutParams): Promise<void>;
      setLayer(params: LayerParams): Promise<void>;
      /** `imageType` and `imageQuality` apply only to canvas layers. */
      sendLayer(
        layer: Buffer | CanvasLayer | SvgLayer,
        zIndex?: ZIndex,
        id?: string,
        imageType?: ImageType,
        imageQuality?: number,
      ): Promise<void>;
      clearLayer(zIndex?: ZIndex): Promise<void>;
      startPlayback(params: PlaybackParams | { playback: PlaybackParams }): Promise<void>;
      stopPlayback(playId: string): Promise<void>;
      snapshot(): Promise<void>;
      getSnapshot(snapshotId: string): Promise<Snapshot>;
      lockMeeting(): Promise<void>;
      /** Ends the meeting for everybody. */
      stopMeeting(): Promise<void>;
    }

    interface RoomForward {
      source(forwardId: string, userId: string, type: ForwardType, url: string): Promise<void>;
      mcu(forwardId: string, type: ForwardType, url: string): Promise<void>;
      playback(forwardId: string, playId: string, type: ForwardType, url: string): Promise<void>;
      stop(forwardId: string): Promise<void>;
    }

    interface Observer {
      connect(roomId: string): Promise<ObserverConnection>;
    }

    interface ObserverEvents {
      connected: [];
      disconnected: [reason: string];
      event: [message: ObserverMessage];
    }

    interface ObserverConnection extends EventEmitter {
      readonly state: "init" | "connected" | "disconnected";
      close(): void;
      on<K extends keyof ObserverEvents>(name: K, listener: (...args: ObserverEvents[K]) => void): this;
      once<K extends keyof ObserverEvents>(name: K, listener: (...args: ObserverEvents[K]) => void): this;
      off<K extends keyof ObserverEvents>(name: K, listener: (...args: ObserverEvents[K]) => void): this;
    }

    interface PodiumSpot {
      user_id: string;
      play_id: string | null;
      width: number;
      height: number;
      left: number;
      top: number;
      "z-index": number;
    }

    interface RoomUpdateContent extends Room {
      options: MeetingOptions & Record<string, unknown>;
      participants: Participant[];
      playbacks: PlaybackState[];
      presentation: object | null;
      broadcasts: Broadcast[];
      recording: Recording | null;
    }

    interface TextMessage {
      content: string;
      cid: string;
      user_id: string;
      created_at: string;
    }

    type ObserverMessage =
      | { type: "room_update"; content: RoomUpdateContent }
      | { type: "participant_update"; participant: Participant }
      | { type: "options_update"; options: MeetingOptions & Record<string, unknown> }
      | { type: "podium_update"; podium: PodiumSpot[]; layers?: { "z-index": ZIndex; id: string }[] }
      | { type: "playback_update"; playing: PlaybackState[] }
      | { type: "recording_update"; recording: Recording }
      | { type: "broadcasts_update"; broadcasts: Broadcast[] }
      | { type: "snapshot_update"; snapshots: Snapshot[] }
      | ({ type: "chat" } & TextMessage)
      | ({ type: "custom" } & TextMessage);

    interface PermalinkParams {
      /** Name of the room. */
      name?: string;
      /** Replaces the user created from `username`, so repeat the name in it. */
      user?: { name: string; id?: string; avatar?: string };
      options?: MeetingOptions;
      expires_at?: string;
    }

    interface PermalinkData {
      permalink: {
        id: string;
        created_at: string;
        user_token: string;
        guest_token: string;
        expires_at: string | null;
      };
      room: { id: string; name: string | null; started_at: string | null };
      team: { name: string };
      user: Member;
      options: MeetingOptions & Record<string, unknown>;
      links: { self: string; gui: string; guest_join: string };
    }

    interface Permalink {
      readonly id: string;
      readonly userToken: string;
      readonly guestToken: string;
      readonly started: boolean;
      readonly data: PermalinkData;
    }

    interface PermalinkPage {
      page: number;
      limit: number;
      total: number;
      items: Permalink[];
    }

    interface Permalinks {
      create(username: string, params?: PermalinkParams): Promise<Permalink>;
      /** Defaults: page 1, limit 25. */
      getAll(query?: { page?: number; limit?: number; expired?: boolean }): Promise<PermalinkPage>;
      /** Spelled with a small b. */
      getbyId(id: string): Promise<Permalink>;
      update(id: string, params: { name?: string; options?: MeetingOptions; expires_at?: string }): Promise<Permalink>;
      delete(id: string): Promise<void>;
      addUser(id: string, username: string, params?: { id?: string; avatar?: string }): Promise<Permalink>;
      removeUser(id: string, userToken: string): Promise<void>;
      /** Starts or joins the meeting as host. */
      joinMeeting(userToken: string): Promise<User>;
      /** Works once a host has started the meeting. */
      registerGuest(username: string, guestToken: string, params?: GuestParams): Promise<User>;
    }
  }

  export = {Product};
}

declare module "@{scope}/node-layer" {
  import { Readable } from "node:stream";

  /** Draws a layer image on a canvas. All numbers are pixels. */
  class {Product}Layer {
    /** 1280x720, or 1280x960 with `widescreen: false`. */
    constructor(options?: { widescreen?: boolean });

    readonly width: number;
    readonly height: number;

    /** Registers a font file under `alias`; `false` if that fails. */
    static registerFont(pathOrBuffer: string | Buffer, alias: string): boolean;

    measureText(text: string, font: string): {Product}Layer.TextMetrics;

    createLinearGradient(x1: number, y1: number, x2: number, y2: number): {Product}Layer.Gradient;
    createRadialGradient(
      x1: number,
      y1: number,
      r1: number,
      x2: number,
      y2: number,
      r2: number,
    ): {Product}Layer.Gradient;
    createConicGradient(startAngle: number, x: number, y: number): {Product}Layer.Gradient;

    /** Applies to everything that you add until `endShadow`. */
    startShadow(blur: number, offsetX: number, offsetY: number, color: string): {Product}Layer.Item;
    endShadow(): void;
    /** Applies to everything that you add until `endBlur`. Default radius 2. */
    startBlur(radius?: number): {Product}Layer.Item;
    endBlur(): void;

    addText(
      text: string,
      font: string,
      color: {Product}Layer.Color,
      x: number,
      y: number,
      maxWidth?: number | null,
    ): {Product}Layer.Item;
    /** `maxHeight: null`: the text determines the height. */
    addMultilineText(
      text: string,
      font: string,
      color: {Product}Layer.Color,
      x: number,
      y: number,
      width: number,
      maxHeight: number | null,
      lineHeight: number,
      textAlign?: {Product}Layer.TextAlign,
    ): {Product}Layer.Item;
    loadImage(source: {Product}Layer.ImageSource): Promise<{Product}Layer.Image>;
    addImage(
      source: {Product}Layer.ImageSource,
      x: number,
      y: number,
      width?: number | null,
      height?: number | null,
      opacity?: number | null,
    ): Promise<{Product}Layer.Item>;

    addRect(
      x: number,
      y: number,
      width: number,
      height: number,
      radius: number | undefined,
      color: {Product}Layer.Color,
    ): {Product}Layer.Item;
    addRectOutline(
      x: number,
      y: number,
      width: number,
      height: number,
      lineWidth: number | undefined,
      radius: number | undefined,
      color: {Product}Layer.Color,
    ): {Product}Layer.Item;
    addCircle(x: number, y: number, radius: number, color: {Product}Layer.Color): {Product}Layer.Item;
    addCircleOutline(
      x: number,
      y: number,
      radius: number,
      lineWidth: number | undefined,
      color: {Product}Layer.Color,
    ): {Product}Layer.Item;
    addLine(
      x1: number,
      y1: number,
      x2: number,
      y2: number,
      lineWidth: number | undefined,
      color: {Product}Layer.Color,
    ): {Product}Layer.Item;
    /** x and y of each point in turn; throws with fewer than three points or an odd count. */
    addPolygon(color: {Product}Layer.Color, ...points: number[]): {Product}Layer.Item;
    addPolygonOutline(
      color: {Product}Layer.Color,
      lineWidth: number | undefined,
      ...points: number[]
    ): {Product}Layer.Item;

    addTextBox(
      text: string,
      font: string,
      fontColor: {Product}Layer.Color,
      x: number,
      y: number,
      origin: {Product}Layer.Origin | undefined,
      padding: {Product}Layer.Padding | undefined,
      maxWidth: number | null | undefined,
      radius: number | undefined,
      color: {Product}Layer.Color,
    ): {Product}Layer.Item;
    addTextBoxOutline(
      text: string,
      font: string,
      fontColor: {Product}Layer.Color,
      x: number,
      y: number,
      origin: {Product}Layer.Origin | undefined,
      padding: {Product}Layer.Padding | undefined,
      maxWidth: number | null | undefined,
      radius: number | undefined,
      lineWidth: number | undefined,
      color: {Product}Layer.Color,
    ): {Product}Layer.Item;
    addMultilineTextBox(
      text: string,
      font: string,
      fontColor: {Product}Layer.Color,
      x: number,
      y: number,
      width: number,
      maxHeight: number | null,
      padding: {Product}Layer.Padding | undefined,
      lineHeight: number,
      radius: number | undefined,
      color: {Product}Layer.Color,
      textAlign?: {Product}Layer.TextAlign,
    ): {Product}Layer.Item;
    addMultilineTextBoxOutline(
      text: string,
      font: string,
      fontColor: {Product}Layer.Color,
      x: number,
      y: number,
      width: number,
      maxHeight: number | null,
      padding: {Product}Layer.Padding | undefined,
      lineHeight: number,
      radius: number | undefined,
      lineWidth: number | undefined,
      color: {Product}Layer.Color,
      textAlign?: {Product}Layer.TextAlign,
    ): {Product}Layer.Item;

    /** Removes all items. */
    clear(): void;
    /** Defaults: `"image/png"`, quality 1. Quality (0 to 1) applies to JPEG and WebP. */
    createBuffer(type?: {Product}Layer.ImageType, quality?: number): Buffer;
    writeFile(path: string, type?: {Product}Layer.ImageType, quality?: number): Promise<void>;
  }

  namespace {Product}Layer {
    type ImageType = "image/png" | "image/jpeg" | "image/webp";
    type TextAlign = "left" | "center" | "right" | "start" | "end";
    type Origin =
      | "top left"
      | "top center"
      | "top right"
      | "center left"
      | "center"
      | "center right"
      | "bottom left"
      | "bottom center"
      | "bottom right";
    /** One number, or a list of 1 to 4 numbers in CSS order. */
    type Padding =
      | number
      | readonly [number]
      | readonly [number, number]
      | readonly [number, number, number]
      | readonly [number, number, number, number];
    /** A CSS colour or a gradient. */
    type Color = string | Gradient;
    /** Path, URL, buffer, loaded image or stream. */
    type ImageSource = string | URL | Buffer | Image | Readable;

    interface Gradient {
      /** Offset from 0 to 1. */
      addColorStop(offset: number, color: string): void;
    }

    interface Image {
      readonly width: number;
      readonly height: number;
    }

    interface TextMetrics {
      readonly width: number;
      readonly actualBoundingBoxLeft: number;
      readonly actualBoundingBoxRight: number;
      readonly actualBoundingBoxAscent: number;
      readonly actualBoundingBoxDescent: number;
    }

    /** A stored item: change a field, then send the layer again. */
    interface Item {
      text?: string;
      [field: string]: unknown;
    }
  }

  export = {Product}Layer;
}

declare module "@{scope}/node-svg-layer" {
  /** Builds a layer as SVG text. All numbers are pixels. */
  class {Product}SvgLayer {
    /** 1280x720, or 1280x960 with `widescreen: false`. */
    constructor(options?: { widescreen?: boolean });

    readonly width: number;
    readonly height: number;

    measureText(text: string, fontSize: number, bold: boolean): number;

    /** A stop is an offset, a colour and optionally an opacity: `"20% #ccc 0.8"`. Throws without a stop. */
    createLinearGradient(degrees: number, ...stops: string[]): {Product}SvgLayer.Gradient;
    createRadialGradient(...stops: string[]): {Product}SvgLayer.Gradient;
    createBlurFilter(stdDeviation: number, input?: string | null): {Product}SvgLayer.Filter;
    /** Default colour `"black"`. */
    createDropShadowFilter(
      dx: number,
      dy: number,
      stdDeviation: number,
      color?: string,
    ): {Product}SvgLayer.Filter;

    addText(
      text: string,
      fontSize: number,
      bold: boolean,
      color: {Product}SvgLayer.Color,
      x: number,
      y: number,
      textAnchor?: {Product}SvgLayer.TextAnchor,
      maxWidth?: number | null,
    ): {Product}SvgLayer.Item;
    addMultilineText(
      text: string,
      fontSize: number,
      bold: boolean,
      color: {Product}SvgLayer.Color,
      x: number,
      y: number,
      width: number,
      maxHeight: number | null,
      lineHeight: number,
      textAnchor?: {Product}SvgLayer.TextAnchor,
    ): {Product}SvgLayer.Item;
    /** Throws if the value is not a data URL. */
    addImage(
      dataUrl: string,
      x: number,
      y: number,
      width?: number | null,
      height?: number | null,
      opacity?: number | null,
    ): {Product}SvgLayer.Item;
    /** Reads a file as a data URL. The MIME type follows from the extension unless you pass it. */
    imageToBase64(path: string, mimeType?: string): Promise<string>;

    addRect(
      x: number,
      y: number,
      width: number,
      height: number,
      radius: number | undefined,
      color: {Product}SvgLayer.Color,
    ): {Product}SvgLayer.Item;
    addRectOutline(
      x: number,
      y: number,
      width: number,
      height: number,
      lineWidth: number | undefined,
      radius: number | undefined,
      color: {Product}SvgLayer.Color,
    ): {Product}SvgLayer.Item;
    addCircle(x: number, y: number, radius: number, color: {Product}SvgLayer.Color): {Product}SvgLayer.Item;
    addCircleOutline(
      x: number,
      y: number,
      radius: number,
      lineWidth: number | undefined,
      color: {Product}SvgLayer.Color,
    ): {Product}SvgLayer.Item;
    addLine(
      x1: number,
      y1: number,
      x2: number,
      y2: number,
      lineWidth: number | undefined,
      color: {Product}SvgLayer.Color,
    ): {Product}SvgLayer.Item;
    addPolygon(color: {Product}SvgLayer.Color, ...points: number[]): {Product}SvgLayer.Item;
    addPolygonOutline(
      color: {Product}SvgLayer.Color,
      lineWidth: number | undefined,
      ...points: number[]
    ): {Product}SvgLayer.Item;

    addTextBox(
      text: string,
      fontSize: number,
      bold: boolean,
      fontColor: {Product}SvgLayer.Color,
      x: number,
      y: number,
      origin: {Product}SvgLayer.Origin | undefined,
      padding: {Product}SvgLayer.Padding | undefined,
      maxWidth: number | null | undefined,
      radius: number | undefined,
      color: {Product}SvgLayer.Color,
    ): {Product}SvgLayer.Item;
    /** Stored but not drawn in 1.0.1. */
    addTextBoxOutline(
      text: string,
      fontSize: number,
      bold: boolean,
      fontColor: {Product}SvgLayer.Color,
      x: number,
      y: number,
      origin: {Product}SvgLayer.Origin | undefined,
      padding: {Product}SvgLayer.Padding | undefined,
      maxWidth: number | null | undefined,
      radius: number | undefined,
      lineWidth: number | undefined,
      color: {Product}SvgLayer.Color,
    ): {Product}SvgLayer.Item;
    addMultilineTextBox(
      text: string,
      fontSize: number,
      bold: boolean,
      fontColor: {Product}SvgLayer.Color,
      x: number,
      y: number,
      width: number,
      maxHeight: number | null,
      padding: {Product}SvgLayer.Padding | undefined,
      lineHeight: number,
      radius: number | undefined,
      color: {Product}SvgLayer.Color,
      textAnchor?: {Product}SvgLayer.TextAnchor,
    ): {Product}SvgLayer.Item;
    addMultilineTextBoxOutline(
      text: string,
      fontSize: number,
      bold: boolean,
      fontColor: {Product}SvgLayer.Color,
      x: number,
      y: number,
      width: number,
      maxHeight: number | null,
      padding: {Product}SvgLayer.Padding | undefined,
      lineHeight: number,
      radius: number | undefined,
      lineWidth: number | undefined,
      color: {Product}SvgLayer.Color,
      textAnchor?: {Product}SvgLayer.TextAnchor,
    ): {Product}SvgLayer.Item;

    /** Removes all items, gradients and filters. */
    clear(): void;
    createSVG(): string;
    writeFile(path: string): Promise<void>;
  }

  namespace {Product}SvgLayer {
    type TextAnchor = "start" | "middle" | "end";
    type Origin =
      | "top left"
      | "top center"
      | "top right"
      | "center left"
      | "center"
      | "center right"
      | "bottom left"
      | "bottom center"
      | "bottom right";
    type Padding =
      | number
      | readonly [number]
      | readonly [number, number]
      | readonly [number, number, number]
      | readonly [number, number, number, number];
    /** A CSS colour, optionally with an opacity after a space (`"black 50%"`), or a gradient. */
    type Color = string | Gradient;

    const gradient: unique symbol;
    const filter: unique symbol;
    interface Gradient {
      readonly [gradient]: true;
    }
    interface Filter {
      readonly [filter]: true;
    }

    interface Item {
      text?: string;
      /** `null` (default) = the whole item. Returns the item. */
      setFilter(filter: Filter, type?: "text" | "box" | null): this;
      [field: string]: unknown;
    }
  }

  export = {Product}SvgLayer;
}

declare module "{product}-streamrec" {
  export type TerminationCause =
    | "CONN_ERROR"
    | "CONN_TIMEOUT"
    | "TERM_BY_CLIENT"
    | "AGENT_SESSION_TERM"
    | "PEERCONN_FAILED"
    | "SDP_ERROR"
    | "SERVICE_SHUTDOWN"
    | "NO_ACTIVE_AGENT"
    | "TWO_TIMER"
    | "MAX_SUPERVISORS_PER_AGENT"
    | "NO_PACKET_RECEIVED";

  export type StreamrecEvent =
    | { type: "connected" }
    | { type: "disconnected"; termination_cause: TerminationCause }
    /** Since version 3. */
    | { type: "recording_state"; active: boolean }
    /** Supervisors only. */
    | { type: "stream"; streams: MediaStream[] }
    | { type: "error"; message: string };

  export type StreamrecListener = (event: StreamrecEvent) => void;

  /** Recording client for browsers. A call that fails rejects. */
  export interface Streamrec {
    readonly version: string;
    /** Highest number of streams in one session: 3. */
    readonly maxStreamCount: number;

    /** For each stream, 150 to 4000 kbps; `null` = automatic. Call it before `connect`. */
    setOptionMaxBitrate(kbps: number | null): void;
    addEventListener(listener: StreamrecListener): void;
    removeEventListener(listener: StreamrecListener): void;

    /** One stream, or since version 3, a list of up to `maxStreamCount` streams. */
    connect(
      clientId: string,
      clientAuthToken: string,
      stream: MediaStream | readonly MediaStream[],
      webhookUrl?: string,
    ): Promise<void>;
    /** One upload URL for each stream, in the order of the streams. */
    startRecording(uploadUrl: string | readonly string[], webhookUrl?: string): Promise<void>;
    stopRecording(): Promise<void>;
    /** `index` is the stream to replace when there are several. */
    switchStream(newStream: MediaStream, index?: number): Promise<void>;
    disconnect(): Promise<void>;

    connectSupervisor(
      supervisorId: string,
      clientId: string,
      supervisorAuthToken: string,
      webhookUrl?: string,
    ): Promise<void>;
  }

  const streamrec: Streamrec;
  export default streamrec;
}
